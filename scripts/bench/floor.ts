/**
 * The floor of the measurement: what it costs to send the same statements, named as ours are, through the same pool and
 * driver behind bare node:http. It looks the session up for every call and then asks for the rows, as any server must
 * that asks them one after the other, or writes them in a transaction; it does nothing else: no access rules, no schemas,
 * no headers, no errors, no log.
 */
import http from 'node:http'
import type pg from 'pg'
import { identityText, type IdentityRow } from '../../server/features/accounts/identity-store.ts'
import { offers } from '../../server/offered.ts'
import { hashOf } from '../../server/platform/secrets.ts'
import { pool, type Asking, type Statement } from './floor-sent.ts'
import { floorStatements } from './floor-statements.ts'

const rowsOf = async (on: pg.Pool | pg.PoolClient, text: string, values: readonly unknown[]): Promise<unknown[]> =>
  (await on.query(text, [...values])).rows

/** Sends statements one after the other; those from a `begin` to its `commit` over one connection. */
const send = async (asked: readonly Statement[]): Promise<unknown[][]> => {
  const results: unknown[][] = []
  let client: pg.PoolClient | undefined
  try {
    for (const { text, values } of asked) {
      if (text === 'begin') client = await pool.connect()
      results.push(await rowsOf(client ?? pool, text, typeof values === 'function' ? values(results) : values))
      if (text !== 'commit') continue
      client?.release()
      client = undefined
    }
    return results
  } finally {
    // A transaction that failed ends with its connection.
    client?.release(true)
  }
}

const statements = await floorStatements()
const lookText = identityText(offers)

const answer = async (request: http.IncomingMessage): Promise<unknown> => {
  const { pathname: path, searchParams } = new URL(request.url!, 'http://floor')
  if (path === '/api/health') return 'ok'
  const token = request.headers.cookie!.slice('sid='.length)
  const buildingId = String(request.headers['x-building-id'])
  const now = new Date().toISOString()
  const [identity] = (await rowsOf(pool, lookText, [hashOf(token), buildingId, now])) as IdentityRow[]
  const by: Asking = {
    buildingId,
    accountId: identity!.account_id,
    role: identity!.role!,
    now,
    path,
    search: searchParams.get('search'),
  }
  const { ask } = statements.find(({ match }) => match.test(`${request.method} ${path}`))!
  const asked = ask(by)
  const results = await send(asked)
  return results[asked.findLastIndex(({ isAnswer }) => isAnswer)] ?? (results.length === 1 ? results[0] : results)
}

const server = http.createServer((request, response) => {
  void answer(request).then(
    (data) => {
      response.setHeader('content-type', 'application/json; charset=utf-8')
      response.end(JSON.stringify({ success: true, data }))
    },
    (error: Error) => {
      response.statusCode = 500
      response.end(error.message)
    },
  )
})
server.listen(Number(process.env.PORT), '127.0.0.1')
process.on('SIGTERM', () => process.exit(0))
