/** Who is told what of a ticket. */
import { ticketKind } from '../../../contract/tickets/ticket-kind.ts'
import type { MessageKind } from '../../../contract/message-kinds.ts'
import type { TicketEventKind } from '../../../contract/tickets/kinds.ts'
import { ticketNumber } from '../../../contract/tickets/ticket-words.ts'
import type { InBuilding } from '../../context.ts'
import type { Reader, WordRows } from '../../offers.ts'
import { mailedAccountsOf, mailedMembersOf, rolesManaging } from '../buildings/buildings.ts'
import { mailAbout, notify } from '../notifications/notifications.ts'
import { selectEventsTold, type EventTold } from './messages-store.ts'
import { selectStrangers } from './people-store.ts'
import type { KnownTicket } from './tickets-store.ts'

export const pageOf = (ticketId: string): string => ticketKind.page(ticketId)

type Words = { title: string; text: string }
type Told = Pick<EventTold, 'number' | 'title' | 'words' | 'reporter' | 'kind'>

/** So much of what was written stands in a row of the inbox. */
const previewMostChars = 150
const preview = (words: string): string =>
  words.length <= previewMostChars ? words : `${words.slice(0, previewMostChars - 1).trimEnd()}…`

const news: Readonly<Partial<Record<TicketEventKind, string>>> = {
  reported: 'was reported for you',
  wrote: 'has a new message',
  asked: 'has a question for you',
  assigned: 'has been assigned',
  unassigned: 'will be reassigned soon',
  started: 'is being worked on',
  held: 'is on hold',
  resumed: 'has resumed',
  resolved: 'is resolved. Is it fixed? Please rate the work',
  closed: 'was closed',
  declined: 'was declined',
  reopened: 'was reopened',
  merged: 'was merged into another ticket',
  worked: 'has a work update',
}

/** For whoever reported or follows a ticket. */
const wordNews = ({ kind, title, words, ...ticket }: Told): Words => ({
  title: `Your ticket ${ticketNumber(ticket)} ${news[kind] ?? 'was updated'}`,
  text: preview(words === '' ? title : `${title}: ${words}`),
})

const heard: Readonly<Partial<Record<TicketEventKind, (reporter: string) => string>>> = {
  reported: (reporter) => `${reporter} reported`,
  withdrawn: (reporter) => `${reporter} withdrew`,
  closed: (reporter) => `${reporter} says it’s fixed:`,
  reopened: () => 'Reopened:',
  rated: (reporter) => `${reporter} rated`,
  worked: () => 'Work update on',
}

/** For those who look after tickets. */
const wordForDesk = ({ kind, title, words, reporter, ...ticket }: Told): Words => ({
  title: `${heard[kind]?.(reporter) ?? 'New message on'} ${ticketNumber(ticket)} ${title}`,
  text: preview(words),
})

const wordAssigned = ({ title, ...ticket }: Told): Words => ({
  title: `Ticket ${ticketNumber(ticket)} was assigned to you`,
  text: title,
})

const wordEmergency = ({ title, words, reporter, ...ticket }: Told): Words => ({
  title: `Emergency ${ticketNumber(ticket)}: ${title}`,
  text: preview(words === '' ? `Reported by ${reporter}.` : words),
})

const wording = {
  'ticket.emergency': wordEmergency,
  'ticket.reported': wordForDesk,
  'ticket.assigned': wordAssigned,
  'ticket.news': wordNews,
} as const satisfies Partial<Record<MessageKind, (told: Told) => Words>>
type TicketKind = keyof typeof wording

const many: Readonly<Partial<Record<TicketKind, (count: number) => string>>> = {
  'ticket.assigned': (count) => `${count} tickets were assigned to you`,
  'ticket.news': (count) => `${count} of your tickets have been assigned`,
}

/** The lines of one row: what happened to a ticket, or to each of several at once. */
const worded = (kind: TicketKind, told: readonly [Told, ...Told[]]): Words => {
  const [first] = told
  if (told.length === 1) return wording[kind](first)
  const title = many[kind]?.(told.length) ?? wording[kind](first).title
  return { title, text: preview(told.map((one) => `${ticketNumber(one)} ${one.title}`).join('; ')) }
}

interface Hearer {
  accountId: string | null
  name: string
  email: string
}

const tell = async (
  tx: InBuilding,
  ticket: KnownTicket,
  eventId: string,
  kind: TicketKind,
  hearers: readonly Hearer[],
): Promise<void> => {
  const others = hearers.filter(({ accountId }) => accountId === null || accountId !== tx.account?._id)
  const event = ticket.events.find(({ _id }) => _id === eventId)
  if (others.length === 0 || !event) return
  const { title, text } = wording[kind]({ ...ticket, kind: event.kind, words: event.words })
  const accountIds = others.flatMap(({ accountId }) => accountId ?? [])
  await notify(tx, { buildingId: tx.building._id, kind, subjectId: eventId, accountIds })
  const letter = { subject: title, paragraphs: event.words === '' ? [text] : [event.words] }
  const link = { label: 'View ticket', path: pageOf(ticket._id) }
  const about = { kind, subjectId: eventId, dedupeKey: `${kind}:${eventId}` }
  await mailAbout(tx, { ...about, letter: { ...letter, link }, to: others.filter((one) => one.accountId !== null) })
  // Who has no account cannot open it: the mail says what there is to say.
  await mailAbout(tx, { ...about, letter, to: others.filter((one) => one.accountId === null) })
}

const followersOf = async (tx: InBuilding, ticket: KnownTicket): Promise<Hearer[]> => {
  const accountIds = [...ticket.followerIds, ...(ticket.reporterId === null ? [] : [ticket.reporterId])]
  const people: Hearer[] = await mailedAccountsOf(tx.db, tx.building._id, accountIds, tx.now)
  const strangers = await selectStrangers(tx.db, tx.building._id, ticket._id)
  return [...people, ...strangers.map((one): Hearer => ({ accountId: null, ...one }))]
}

/** Tells whoever reported a ticket and who follows it, but for whoever did it. */
export const tellFollowers = async (tx: InBuilding, ticket: KnownTicket, eventId: string): Promise<void> =>
  tell(tx, ticket, eventId, 'ticket.news', await followersOf(tx, ticket))

/** Tells whoever looks after the ticket; all of the desk where nobody does, and of an emergency. */
export const tellDesk = async (
  tx: InBuilding,
  ticket: KnownTicket,
  eventId: string,
  kind: 'ticket.reported' | 'ticket.emergency' = 'ticket.reported',
): Promise<void> => {
  const roles = await rolesManaging(tx.db, tx.building._id, 'tickets')
  if (roles.length === 0) return
  const desk = await mailedMembersOf(tx.db, tx.building._id, roles, tx.now)
  const own = desk.filter(({ accountId }) => accountId === ticket.assignee?._id)
  await tell(tx, ticket, eventId, kind, kind === 'ticket.reported' && own.length > 0 ? own : desk)
}

/** Tells whoever was given a ticket. */
export const tellAssignee = async (tx: InBuilding, ticket: KnownTicket, eventId: string): Promise<void> => {
  if (ticket.assignee === null) return
  const people = await mailedAccountsOf(tx.db, tx.building._id, [ticket.assignee._id], tx.now)
  await tell(tx, ticket, eventId, 'ticket.assigned', people)
}

/** Tells everybody whom tickets concern that were given away at once: one message a person, whatever of them is theirs. */
export const tellAssignedAtOnce = async (
  tx: InBuilding,
  batchId: string,
  tickets: readonly KnownTicket[],
): Promise<void> => {
  const assigneeId = tickets[0]?.assignee?._id ?? null
  const told = new Map<string, { hearer: Hearer; tickets: KnownTicket[] }>()
  for (const ticket of tickets)
    for (const hearer of await followersOf(tx, ticket)) {
      if (hearer.accountId !== null && (hearer.accountId === tx.account?._id || hearer.accountId === assigneeId))
        continue
      const key = hearer.accountId ?? hearer.email
      const known = told.get(key)
      if (known) known.tickets.push(ticket)
      else told.set(key, { hearer, tickets: [ticket] })
    }
  for (const one of told.values()) await tellOnce(tx, 'ticket.news', batchId, one)
  if (assigneeId === null || assigneeId === tx.account?._id) return
  const [hearer] = await mailedAccountsOf(tx.db, tx.building._id, [assigneeId], tx.now)
  if (hearer) await tellOnce(tx, 'ticket.assigned', batchId, { hearer, tickets })
}

const tellOnce = async (
  tx: InBuilding,
  kind: TicketKind,
  batchId: string,
  { hearer, tickets }: { hearer: Hearer; tickets: readonly KnownTicket[] },
): Promise<void> => {
  const [first, ...more] = tickets.map((ticket): Told => ({ ...ticket, kind: 'assigned', words: '' }))
  if (!first) return
  const { accountId } = hearer
  const { title, text } = worded(kind, [first, ...more])
  if (accountId !== null)
    await notify(tx, { buildingId: tx.building._id, kind, subjectId: batchId, accountIds: [accountId] })
  const path = more.length === 0 ? pageOf(tickets[0]!._id) : '/tickets'
  const link = { label: more.length === 0 ? 'View ticket' : 'View tickets', path }
  const letter = { subject: title, paragraphs: [text], ...(accountId !== null && { link }) }
  await mailAbout(tx, { kind, subjectId: batchId, dedupeKey: `${kind}:${batchId}`, letter, to: [hearer] })
}

/** Whether a reader looks after tickets of the building. */
export const readsAsDesk = async (ctx: Reader, buildingId: string): Promise<boolean> =>
  ctx.currentRole !== null && (await rolesManaging(ctx.db, buildingId, 'tickets')).includes(ctx.currentRole)

const forDesk = async (ctx: Reader, buildingId: string): Promise<(told: EventTold) => boolean> => {
  const isDesk = await readsAsDesk(ctx, buildingId)
  return () => isDesk
}
const forFollowers = async (ctx: Reader): Promise<(told: EventTold) => boolean> => {
  const { _id } = ctx.account
  return ({ reporterId, followerIds }) => reporterId === _id || followerIds.includes(_id)
}

/** Words rows about tickets under the rights that their reader has now. */
export const wordTickets =
  (kind: TicketKind): WordRows =>
  async (ctx, buildingId, ids) => {
    const maySee = await (kind === 'ticket.news' ? forFollowers(ctx) : forDesk(ctx, buildingId))
    const told = (await selectEventsTold(ctx.db, buildingId, ids)).filter(maySee)
    return new Map(
      [...Map.groupBy(told, ({ subjectId }) => subjectId)].map(([subjectId, lines]) => {
        const [first, ...more] = lines as [EventTold, ...EventTold[]]
        const link = more.length === 0 ? pageOf(first.ticketId) : '/tickets'
        return [subjectId, { ...worded(kind, [first, ...more]), link }]
      }),
    )
  }
