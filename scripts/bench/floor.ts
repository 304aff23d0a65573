/**
 * The floor of the measurement: what it costs to send the same statements, named as ours are, through the same pool and
 * driver behind bare node:http. It looks the session up for every call and then asks for the rows, as any server must
 * that asks them one after the other; it does nothing else: no access rules, no schemas, no headers, no errors, no log.
 */
import http from 'node:http'
import { identityText, type IdentityRow } from '../../server/features/accounts/identity-store.ts'
import { hashOf } from '../../server/platform/secrets.ts'
import { pool, type Asking } from './floor-sent.ts'
import { floorStatements } from './floor-statements.ts'

const rowsOf = async (text: string, values: readonly unknown[]): Promise<unknown[]> =>
  (await pool.query(text, [...values])).rows

const statements = await floorStatements()

const answer = async (request: http.IncomingMessage): Promise<unknown> => {
  const { pathname: path, searchParams } = new URL(request.url!, 'http://floor')
  if (path === '/api/health') return 'ok'
  const token = request.headers.cookie!.slice('sid='.length)
  const buildingId = String(request.headers['x-building-id'])
  const now = new Date().toISOString()
  const [identity] = (await rowsOf(identityText, [hashOf(token), buildingId, now])) as IdentityRow[]
  const by: Asking = {
    buildingId,
    accountId: identity!.account_id,
    role: identity!.role!,
    now,
    path,
    search: searchParams.get('search'),
  }
  const found = statements.find(({ match }) => match.test(path))!
  const results: unknown[][] = []
  for (const { text, values } of found.ask(by))
    results.push(await rowsOf(text, typeof values === 'function' ? values(results) : values))
  return results.length === 1 ? results[0] : results
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
