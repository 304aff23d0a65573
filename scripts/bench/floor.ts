/**
 * The floor of the measurement: what it costs to send the same statements, named as ours are, through the same pool and
 * driver behind bare node:http. It looks the session up for every call and then asks for the rows, as any server must
 * that asks them one after the other; it does nothing else: no access rules, no schemas, no headers, no errors, no log.
 */
import { hash } from 'node:crypto'
import http from 'node:http'
import { NoticeQuery } from '../../contract/notices.ts'
import type { Role } from '../../contract/roles.ts'
import { localDateOf } from '../../contract/time.ts'
import { connect } from '../../server/db/connection.ts'
import { identityText, type IdentityRow } from '../../server/features/accounts/session-store.ts'
import { readerValues, type Reader } from '../../server/features/notices/audience-store.ts'
import { selectNotices } from '../../server/features/notices/reading-store.ts'
import { upsertAcknowledgement } from '../../server/features/notices/receipts-store.ts'
import { unreadText } from '../../server/features/notifications/store.ts'

const sent: string[] = []
const { db, pool } = connect({
  url: process.env.DATABASE_URL!,
  onError: () => {},
  onStatement: (text) => void sent.push(text),
})

const now = () => new Date().toISOString()
const day = localDateOf(now(), 'America/Vancouver')
const nobody = '00000000-0000-7000-8000-000000000000'
const readerOf = (buildingId: string, accountId: string, role: Role, manages: boolean): Reader => ({
  buildingId,
  accountId,
  role,
  day,
  now: now(),
  manages,
})

/** The text of the statement that a store's function sends. */
const textOf = async (work: () => Promise<unknown>): Promise<string> => {
  await work()
  return sent.at(-1)!
}
const firstPage = NoticeQuery.parse({ limit: '20' })
const listText = {
  managing: await textOf(() => selectNotices(db, readerOf(nobody, nobody, 'council', true), firstPage)),
  reading: await textOf(() => selectNotices(db, readerOf(nobody, nobody, 'owner', false), firstPage)),
}
const acknowledgeText = await textOf(() => upsertAcknowledgement(db, readerOf(nobody, nobody, 'owner', false), nobody))

const rowsOf = async (text: string, values: unknown[]): Promise<unknown[]> => (await pool.query(text, values)).rows

const answer = async (request: http.IncomingMessage): Promise<unknown> => {
  const url = request.url!
  if (url === '/api/health') return 'ok'
  const token = request.headers.cookie!.slice('sid='.length)
  const buildingId = String(request.headers['x-building-id'])
  const [identity] = (await rowsOf(identityText, [hash('sha256', token, 'buffer'), buildingId, now()])) as IdentityRow[]
  const { account_id: accountId, role } = identity!
  if (url.startsWith('/api/notifications/')) return (await rowsOf(unreadText, [accountId, buildingId]))[0]
  const manages = role === 'council'
  const by = readerValues(readerOf(buildingId, accountId, role as Role, manages))
  if (request.method === 'GET') return rowsOf(manages ? listText.managing : listText.reading, by)
  return (await rowsOf(acknowledgeText, [...by, url.split('/')[3]]))[0]
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
