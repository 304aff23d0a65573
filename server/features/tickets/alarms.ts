/** That a first answer or a resolution is due soon or late: told to whoever has the ticket, or to all of the desk. */
import { sentence } from '../../../contract/text.ts'
import { ticketNumber } from '../../../contract/tickets/ticket-words.ts'
import { formatInstant } from '../../../contract/time.ts'
import type { InBuilding } from '../../context.ts'
import type { WordRows } from '../../offers.ts'
import { mailedMembersOf, rolesManaging } from '../buildings/buildings.ts'
import { mailAbout, notify } from '../notifications/notifications.ts'
import { selectAlarmsTold, type AlarmTold } from './messages-store.ts'
import { pageOf, readsAsDesk } from './messages.ts'
import type { KnownTicket } from './tickets-store.ts'

const kind = 'ticket.late'

const yet = { answer: 'no reply yet', resolve: 'not resolved yet' } as const
const soon = { answer: 'needs a reply soon', resolve: 'needs to be resolved soon' } as const

const wordsOf = ({ about, alarm, dueAt, title, ...ticket }: Omit<AlarmTold, 'alarmId'>, zone: string) => {
  const name = `Ticket ${ticketNumber(ticket)}`
  const when = formatInstant(dueAt, zone)
  return alarm === 'late'
    ? { title: `${name} is overdue: ${yet[about]}`, text: `${sentence(title)} ${sentence(`It was due ${when}`)}` }
    : { title: `${name} ${soon[about]}`, text: `${sentence(title)} ${sentence(`It’s due ${when}`)}` }
}

export interface RaisedAlarm {
  _id: string
  about: 'answer' | 'resolve'
  alarm: 'soon' | 'late'
  dueAt: string
}

/** Tells whoever has the ticket; what is late all of the desk, too. */
export const tellAlarm = async (tx: InBuilding, ticket: KnownTicket, raised: RaisedAlarm): Promise<void> => {
  const roles = await rolesManaging(tx.db, tx.building._id, 'tickets')
  if (roles.length === 0) return
  const desk = await mailedMembersOf(tx.db, tx.building._id, roles, tx.now)
  const own = desk.filter(({ accountId }) => accountId === ticket.assignee?._id)
  const to = raised.alarm === 'soon' && own.length > 0 ? own : desk
  const accountIds = to.map(({ accountId }) => accountId)
  await notify(tx, { buildingId: tx.building._id, kind, subjectId: raised._id, accountIds })
  const { number, title } = ticket
  const words = wordsOf({ ...raised, ticketId: ticket._id, number, title }, tx.building.timeZone)
  const link = { label: 'View ticket', path: pageOf(ticket._id) }
  await mailAbout(tx, {
    kind,
    subjectId: raised._id,
    letter: { subject: words.title, paragraphs: [words.text], link },
    to,
    dedupeKey: `${kind}:${raised._id}`,
  })
}

/** Words alarms for those who look after tickets, while the moment counts still. */
export const wordAlarms: WordRows = async (ctx, buildingId, ids) => {
  if (!ctx.current || !(await readsAsDesk(ctx, buildingId))) return new Map()
  const { timeZone } = ctx.current
  const told = await selectAlarmsTold(ctx.db, buildingId, ids)
  return new Map(told.map((one) => [one.alarmId, { ...wordsOf(one, timeZone), link: pageOf(one.ticketId) }]))
}
