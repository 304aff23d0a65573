/** The statements of our stores by the path that asks them, taken from the stores themselves. */
import { NoticeQuery } from '../../contract/notices.ts'
import type { Role } from '../../contract/roles.ts'
import { localDateOf } from '../../contract/time.ts'
import { offers } from '../../server/offered.ts'
import { userText } from '../../server/features/accounts/store.ts'
import { everyFeature } from '../../server/features/buildings/buildings.ts'
import { contactsText } from '../../server/features/buildings/contacts-store.ts'
import { buildingText, mineText } from '../../server/features/buildings/store.ts'
import { readerValues, type Reader } from '../../server/features/notices/audience-store.ts'
import { pinnedQuestion } from '../../server/features/notices/pinned-store.ts'
import { selectNotices } from '../../server/features/notices/reading-store.ts'
import { upsertAcknowledgement } from '../../server/features/notices/receipts-store.ts'
import { unreadText } from '../../server/features/notifications/store.ts'
import { selectDirectory } from '../../server/features/units/directory/directory-store.ts'
import { dashboardQuestion, statsQuestion } from '../../server/features/overview/store.ts'
import { deskStatements } from './floor-desk.ts'
import { forumStatements } from './floor-forum.ts'
import { libraryStatements } from './floor-library.ts'
import { reportStatements } from './floor-report.ts'
import { db, nobody, textsOf, type Ask, type Asking } from './floor-sent.ts'

const zone = 'America/Vancouver'
const ofDay = (now: string) => ({ day: localDateOf(now, zone), now })
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
  search: null,
})

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

/** By the method and the path, the more particular first. */
export const floorStatements = async (): Promise<{ match: RegExp; ask: Ask }[]> => {
  const firstPage = NoticeQuery.parse({ limit: '20' })
  const [acknowledging] = await textsOf(() => upsertAcknowledgement(db, readerOf(asNobody('owner')), nobody))
  const [directory] = await textsOf(() => selectDirectory(db, nobody, ofDay(new Date().toISOString()), { limit: 50 }))
  return [
    { match: /unread-count$/, ask: (by) => [{ text: unreadText, values: [by.accountId, by.buildingId] }] },
    { match: /notices$/, ask: await forEither((by) => selectNotices(db, by, firstPage)) },
    { match: /pinned$/, ask: (by) => [pinnedQuestion(readerOf(by))] },
    {
      match: /acknowledge$/,
      ask: (by) => [{ text: acknowledging!, values: [...readerValues(readerOf(by)), by.path.split('/')[3]] }],
    },
    { match: /dashboard$/, ask: (by) => [dashboardQuestion(offers.figures, readerOf(by), sightOf(readerOf(by)))] },
    { match: /stats$/, ask: (by) => [statsQuestion(offers.figures, readerOf(by), everyFeature)] },
    {
      match: /my-buildings$/,
      ask: ({ accountId, now }) => [{ text: mineText(offers), values: [accountId, now, false] }],
    },
    { match: /contacts$/, ask: ({ buildingId }) => [{ text: contactsText, values: [buildingId] }] },
    {
      match: /directory\/units$/,
      ask: ({ buildingId, now }) => [{ text: directory!, values: [buildingId, localDateOf(now, zone), now] }],
    },
    { match: /documents$/, ask: await libraryStatements() },
    { match: /^POST .*tickets$/, ask: await reportStatements() },
    { match: /tickets$/, ask: await deskStatements() },
    { match: /forum\/posts$/, ask: await forumStatements() },
    { match: /me$/, ask: ({ accountId, now }) => [{ text: userText, values: [accountId, now, false] }] },
    { match: /buildings\//, ask: ({ buildingId }) => [{ text: buildingText, values: [buildingId] }] },
  ]
}
