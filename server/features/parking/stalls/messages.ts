/** Who is told what of a stall: the units it is about, and those who manage parking. */
import type { MessageKind } from '../../../../contract/message-kinds.ts'
import { stallLabel } from '../../../../contract/parking/stall-words.ts'
import { formatDate, type LocalDate } from '../../../../contract/time.ts'
import type { InBuilding } from '../../../context.ts'
import { newId } from '../../../db/ids.ts'
import type { WordRows } from '../../../offers.ts'
import { keepersOf, keepsArea, mailedAccountsOf } from '../../buildings/buildings.ts'
import { mailAbout, notify } from '../../notifications/notifications.ts'
import { linksOfAccount, residentsOf } from '../../units/units.ts'
import { insertNews, selectNews, type News, type What } from './messages-store.ts'
import { at } from './reading.ts'

const kinds: Readonly<Record<What, 'parking.stall' | 'parking.term' | 'parking.offer' | 'parking.line'>> = {
  given: 'parking.stall',
  renewed: 'parking.stall',
  ended: 'parking.stall',
  lentToYou: 'parking.stall',
  taken: 'parking.stall',
  lendingEnded: 'parking.stall',
  termEnds: 'parking.term',
  offered: 'parking.offer',
  offerOver: 'parking.offer',
  lineAccepted: 'parking.line',
  lineEmpty: 'parking.line',
  lineStopped: 'parking.line',
}

const day = (date: LocalDate | null): string => (date === null ? '' : formatDate(date))
const days = ({ from, until }: News): string => `from ${day(from)}${until === null ? '' : ` to ${day(until)}`}`

type Words = { title: string; text: string }

const words: Readonly<Record<What, (news: News, stall: string) => Words>> = {
  given: (news, stall) => ({
    title: `Stall ${stall} has been assigned to unit ${news.unitNumber}`,
    text: `It’s yours ${days(news)}.`,
  }),
  renewed: (news, stall) => ({ title: `Stall ${stall} has been renewed`, text: `It’s yours ${days(news)}.` }),
  ended: ({ until }, stall) => ({
    title: `Your stall ${stall} assignment ends on ${day(until)}`,
    text: 'After that, it may be assigned to someone else.',
  }),
  termEnds: ({ unitId, otherUnitNumber, until }, stall) =>
    unitId === null
      ? {
          title: `Unit ${otherUnitNumber}’s term for stall ${stall} ends on ${day(until)}`,
          text: 'Renew it, or offer it to the next in line.',
        }
      : {
          title: `Your term for stall ${stall} ends on ${day(until)}`,
          text: 'If you need it longer, ask for a renewal now.',
        },
  offered: ({ unitNumber, until }, stall) => ({
    title: `Stall ${stall} is held for unit ${unitNumber}`,
    text: `Accept or decline by ${day(until)}. After that, it goes to the next in line.`,
  }),
  offerOver: (_news, stall) => ({
    title: `Your offer for stall ${stall} has ended`,
    text: 'You keep your place on the waitlist.',
  }),
  lentToYou: (news, stall) => ({
    title: `Unit ${news.otherUnitNumber} is offering to lend you stall ${stall}`,
    text: `It’s available ${days(news)}. Borrow it if you need it.`,
  }),
  taken: (news, stall) => ({
    title: `Unit ${news.otherUnitNumber} is borrowing your stall ${stall}`,
    text: `They’ll use it ${days(news)}.`,
  }),
  lendingEnded: (news, stall) => ({
    title: `The loan of stall ${stall} has changed or ended`,
    text: `It was lent ${days(news)}.`,
  }),
  lineAccepted: ({ otherUnitNumber }, stall) => ({
    title: `Unit ${otherUnitNumber} accepted stall ${stall}`,
    text: 'They’re no longer on the waitlist.',
  }),
  lineEmpty: (_news, stall) => ({
    title: `No one on the waitlist accepted stall ${stall}`,
    text: 'It’s free. Assign it to a unit, or offer it on other terms.',
  }),
  lineStopped: (_news, stall) => ({
    title: `Stall ${stall} wasn’t offered to the next in line`,
    text: 'The bylaw or rule that allows the fee is no longer in force. Offer the stall under one that is.',
  }),
}

const pageOf = ({ unitId, stallId }: Pick<News, 'unitId' | 'stallId'>): string =>
  unitId === null ? `/parking-management?stall=${stallId}` : '/parking?activeTab=my-stalls'

interface About {
  stallId: string
  unitId: string | null
  otherUnitId?: string
  from: LocalDate | null
  until: LocalDate | null
}

type Hearer = Awaited<ReturnType<typeof mailedAccountsOf>>[number]

const tell = async (tx: InBuilding, what: What, about: About, hearers: readonly Hearer[]): Promise<void> => {
  const { stallId, unitId, otherUnitId = null, from, until } = about
  const _id = newId(Date.parse(tx.now))
  await insertNews(tx.db, tx.building._id, { _id, what, stallId, unitId, otherUnitId, from, until, at: tx.now })
  const [news] = await selectNews(tx.db, tx.building._id, [_id])
  const to = hearers.filter(({ accountId }) => accountId !== tx.account?._id)
  const { title, text } = words[what](news!, stallLabel(news!))
  const kind: MessageKind = kinds[what]
  const accountIds = to.map(({ accountId }) => accountId)
  await notify(tx, { buildingId: tx.building._id, kind, subjectId: _id, accountIds })
  const letter = { subject: title, paragraphs: [text], link: { label: 'View stall', path: pageOf(about) } }
  await mailAbout(tx, { kind, subjectId: _id, letter, to, dedupeKey: `${kind}:${_id}` })
}

/** Tells everybody of a unit who can sign in, but for whoever did it. */
export const tellUnit = async (tx: InBuilding, what: What, about: About & { unitId: string }): Promise<void> => {
  const people = await residentsOf(tx, { audience: 'specific_units', unitIds: [about.unitId] })
  const accountIds = [...new Set(people.flatMap(({ accountId }) => accountId ?? []))]
  await tell(tx, what, about, await mailedAccountsOf(tx.db, tx.building._id, accountIds, tx.now))
}

/** Tells those who manage parking what became of a unit and a stall. */
export const tellKeepers = async (tx: InBuilding, what: What, about: About & { unitId: string }): Promise<void> =>
  tell(tx, what, { ...about, unitId: null, otherUnitId: about.unitId }, await keepersOf(tx, 'parking'))

/** Words rows about stalls for who manages parking still, or is of the unit still. */
export const wordStalls: WordRows = async (ctx, buildingId, ids) => {
  if (!ctx.current) return new Map()
  const found = await selectNews(ctx.db, buildingId, ids)
  const keeps = await keepsArea(ctx, 'parking')
  const { today } = at({ ...ctx, building: ctx.current })
  const { unitIds } = await linksOfAccount(ctx.db, buildingId, ctx.account._id, today)
  const mine = found.filter(({ unitId }) => (unitId === null ? keeps : unitIds.includes(unitId)))
  return new Map(mine.map((news) => [news._id, { ...words[news.what](news, stallLabel(news)), link: pageOf(news) }]))
}
