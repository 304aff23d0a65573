import { join } from 'node:path'
import { openApp } from '../../app.ts'
import { serveDevMail } from '../../dev-mail.ts'
import { serveWeb } from '../../http/web.ts'
import { readConfig } from '../../platform/config.ts'
import { openRuntime } from '../../runtime.ts'
import type { Clone, Clones } from './clones.ts'

export interface WorldAsked {
  readonly port: number
  /** Further settings of the server, by the names of its environment. */
  readonly settings?: Readonly<Record<string, string>>
}

export interface Worlds {
  /** Opens a world; the one that answered on the port before is closed and thrown away. */
  open(asked: WorldAsked): Promise<void>
  close(): Promise<void>
}

type Close = () => Promise<void>

const client = join(import.meta.dirname, '../../../build/client')
const silently = () => {}

/** Starts the product over a clone, as the program itself does; answers how to end both. */
const serve = async (clone: Clone, { port, settings = {} }: WorldAsked): Promise<Close> => {
  const config = readConfig({
    NODE_ENV: 'test',
    ...settings,
    PORT: String(port),
    DATABASE_URL: clone.databaseUrl,
    DATA_DIR: clone.dataDir,
    RATE_LIMIT: 'off',
    DEMO: 'on',
  })
  const runtime = await openRuntime(config, silently)
  const app = await openApp(runtime.platform)
  serveDevMail(app, runtime.platform)
  await serveWeb(app, client, config)
  await runtime.jobs.start()
  await app.listen({ port, host: '127.0.0.1' })
  return async () => {
    // An event stream that a page left open would keep the server waiting.
    const closed = app.close()
    app.server.closeAllConnections()
    await closed
    await runtime.close()
    await clone.remove()
  }
}

/** Keeps at most one world per port. */
export const openWorlds = (clones: Clones): Worlds => {
  const open = new Map<number, Close>()
  const closeOn = async (port: number): Promise<void> => {
    const close = open.get(port)
    open.delete(port)
    await close?.()
  }
  return {
    open: async (asked) => {
      const [clone] = await Promise.all([clones.make(), closeOn(asked.port)])
      open.set(asked.port, await serve(clone, asked))
    },
    close: async () => {
      await Promise.all([...open.keys()].map(closeOn))
    },
  }
}
