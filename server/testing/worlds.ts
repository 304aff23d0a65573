/**
 * The program behind the browser journeys: seeds the demo once and opens worlds, each the product over a database of its
 * own, cloned from it, on a port of its own. A world costs a fraction of a second, so every file of journeys has one and
 * none sees what another changed. Asked over HTTP by e2e/world.ts:
 * `POST /worlds` `{ port, settings }` opens a world in place of the one on that port;
 * `POST /clones` answers a database and a folder for a server that a journey starts itself.
 */
import { createServer, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { openClones } from './worlds/clones.ts'
import { openWorlds, type WorldAsked } from './worlds/worlds.ts'

const { PORT, E2E_DATA_DIR } = process.env
if (!PORT || !E2E_DATA_DIR) throw new Error('The worlds need PORT and E2E_DATA_DIR.')

const clones = await openClones(E2E_DATA_DIR)
const worlds = openWorlds(clones)

const answer = async (request: IncomingMessage): Promise<object> => {
  switch (`${request.method} ${request.url}`) {
    case 'GET /health':
      return {}
    case 'POST /worlds':
      await worlds.open((await json(request)) as WorldAsked)
      return {}
    case 'POST /clones': {
      const { databaseUrl, dataDir } = await clones.make()
      return { databaseUrl, dataDir }
    }
    default:
      throw new Error(`Nothing answers ${request.method} ${request.url}.`)
  }
}

const control = createServer((request, response) => {
  void answer(request).then(
    (content) => response.end(JSON.stringify(content)),
    (error: Error) => {
      console.error(error)
      response.writeHead(500).end(error.message)
    },
  )
})
control.listen(Number(PORT), '127.0.0.1')

const stop = async () => {
  control.close()
  await worlds.close()
  await clones.close()
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
