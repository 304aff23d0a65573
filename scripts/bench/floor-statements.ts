/** The statements of our stores by the path that asks them, taken from the stores themselves. */
import { NoticeQuery } from '../../contract/notices.ts'
import type { Role } from '../../contract/roles.ts'
import { localDateOf } from '../../contract/time.ts'
import { offers } from '../../server/app.ts'
import { connect } from '../../server/db/connection.ts'
import { selectUser } from '../../server/features/accounts/store.ts'
import { everyFeature } from '../../server/features/buildings/buildings.ts'
import { contactsGlance } from '../../server/features/buildings/contacts-store.ts'
import { buildingGlance, mineGlance } from '../../server/features/buildings/store.ts'
import { readerValues, type Reader } from '../../server/features/notices/audience-store.ts'
import { selectPinned } from '../../server/features/notices/pinned-store.ts'
import { selectNotices } from '../../server/features/notices/reading-store.ts'
import { upsertAcknowledgement } from '../../server/features/notices/receipts-store.ts'
import { unreadText } from '../../server/features/notifications/store.ts'
import { selectDashboard, selectStats } from '../../server/features/overview/store.ts'

const sent: string[] = []
const { db, pool: opened } = connect({
  url: process.env.DATABASE_URL!,
  onError: () => {},
  onStatement: (text) => void sent.push(text),
})
export const pool = opened

/** Who asks for what. */
export interface Asking {
  buildingId: string
  accountId: string
  role: string
  now: string
  path: string
}

interface Statement {
  text: string
  values: unknown[]
}

const zone = 'America/Vancouver'
const nobody = '00000000-0000-7000-8000-000000000000'
const manages = ({ role }: Asking) => role === 'council'
const readerOf = (by: Asking): Reader => ({
  ...by,
  role: by.role as Role,
  day: localDateOf(by.now, zone),
  manages: manages(by),
})
const asNobody = (role: Role): Asking => ({
  buildingId: nobody,
  accountId: nobody,
  role,
  now: new Date().toISOString(),
  path: '',
})

/** The texts of the statements that a store's function sends. */
const textsOf = async (work: () => Promise<unknown>): Promise<string[]> => {
  const before = sent.length
  await work()
  return sent.slice(before)
}

type Ask = (by: Asking) => Statement[]

/** The same statement for who manages and for who reads, which differ in what they may see. */
const forEither = async (work: (by: Reader) => Promise<unknown>): Promise<Ask> => {
  const [managing, reading] = [
    await textsOf(() => work(readerOf(asNobody('council')))),
    await textsOf(() => work(readerOf(asNobody('owner')))),
  ]
  return (by) => [{ text: (manages(by) ? managing : reading)[0]!, values: readerValues(readerOf(by)) }]
}

const sightOf = (by: Reader) => ({
  features: everyFeature,
  votes: by.manages,
  manages: by.manages,
  managesNotices: by.manages,
})

/** By the path, the more particular first. */
export const floorStatements = async (): Promise<{ match: RegExp; ask: Ask }[]> => {
  const firstPage = NoticeQuery.parse({ limit: '20' })
  const [acknowledging] = await textsOf(() => upsertAcknowledgement(db, readerOf(asNobody('owner')), nobody))
  const [someone] = (await pool.query<{ id: string }>('select id from accounts limit 1')).rows
  const user = await textsOf(() => selectUser(db, someone!.id))
  return [
    { match: /unread-count$/, ask: (by) => [{ text: unreadText, values: [by.accountId, by.buildingId] }] },
    { match: /notices$/, ask: await forEither((by) => selectNotices(db, by, firstPage)) },
    { match: /pinned$/, ask: await forEither((by) => selectPinned(db, by)) },
    {
      match: /acknowledge$/,
      ask: (by) => [{ text: acknowledging!, values: [...readerValues(readerOf(by)), by.path.split('/')[3]] }],
    },
    { match: /dashboard$/, ask: await forEither((by) => selectDashboard(db, offers.figures, by, sightOf(by))) },
    { match: /stats$/, ask: await forEither((by) => selectStats(db, offers.figures, by, everyFeature)) },
    { match: /my-buildings$/, ask: glancing(mineGlance('$1::uuid', ''), ({ accountId }) => [accountId]) },
    { match: /contacts$/, ask: glancing(contactsGlance('', '$1::uuid'), ({ buildingId }) => [buildingId]) },
    { match: /me$/, ask: ({ accountId }) => user.map((text) => ({ text, values: [accountId] })) },
    { match: /buildings\//, ask: glancing(buildingGlance('', '$1::uuid'), ({ buildingId }) => [buildingId]) },
  ]
}

/** What our server reads in the look for the caller, asked by itself. */
function glancing(expression: string, values: (by: Asking) => unknown[]): Ask {
  const text = `select ${expression} as data`
  return (by) => [{ text, values: values(by) }]
}
