/** Who is told what of a poll: those who may answer when it opens, who has not when it closes soon, and all when it is over. */
import { pollKind } from '../../../../contract/voting/decide-kinds.ts'
import { formatInstant, localDateOf } from '../../../../contract/time.ts'
import { canManageBuilding } from '../../../../contract/role-rights.ts'
import type { CurrentBuilding, InBuilding } from '../../../context.ts'
import type { WordRows } from '../../../offers.ts'
import { mailedAccountsOf } from '../../buildings/buildings.ts'
import { notify, remind } from '../../notifications/notifications.ts'
import { selectTold, type ListedPoll } from './lists-store.ts'
import { selectAsked } from './messages-store.ts'
import { notAVote } from './reading.ts'
import { answeringRoles, statusOf } from './rules.ts'
import type { KnownPoll } from './store.ts'

type Kind = 'poll.opened' | 'poll.reminder' | 'poll.closed'

export const mailJob = 'polls.mail'

/** What a job needs to mail that a poll is open. */
export interface PollMailing {
  buildingId: string
  pollId: string
}

const pageOf = (id: string) => pollKind.page(id)
const link = (id: string) => ({ label: 'Open poll', path: pageOf(id) })

type Told = Pick<ListedPoll, '_id' | 'question' | 'openedAt' | 'closesAt' | 'closedAt' | 'withdrawnAt' | 'awaits'>

const wordsOf = (
  poll: Told,
  { now, building }: { now: string; building: Pick<CurrentBuilding, 'timeZone' | 'jurisdiction'> },
): { title: string; text: string } => {
  const status = statusOf(poll, now)
  const title = poll.question
  if (status === 'withdrawn') return { title, text: 'This poll was withdrawn.' }
  if (status === 'closed') return { title, text: 'This poll is closed. See the results.' }
  if (poll.awaits === 0)
    return { title, text: 'Your unit has answered. You can change the answer while the poll is open.' }
  const until = formatInstant(poll.closesAt, building.timeZone)
  return { title, text: `You can answer for your unit until ${until} ${notAVote(building.jurisdiction)}` }
}

const accountsOf = (tx: InBuilding, poll: KnownPoll, which: 'all' | 'unanswered') =>
  selectAsked(
    tx.db,
    tx.building._id,
    { pollId: poll._id, roles: answeringRoles[poll.audience], day: localDateOf(tx.now, tx.building.timeZone) },
    which,
  )

const remindOf = async (
  tx: InBuilding,
  { kind, poll, subjectId = poll._id }: { kind: Kind; poll: KnownPoll; subjectId?: string },
  accountIds: readonly string[],
): Promise<void> => {
  const to = await mailedAccountsOf(tx.db, tx.building._id, accountIds, tx.now)
  const words = wordsOf({ ...poll, awaits: 1 }, { now: tx.now, building: tx.building })
  await remind(tx, { kind, subjectId, to, ...words, link: link(poll._id) })
}

/** Puts a poll that opens into the inbox of everybody who may answer, and queues the mails. */
export const tellOpened = async (tx: InBuilding, poll: KnownPoll): Promise<void> => {
  const accountIds = await accountsOf(tx, poll, 'all')
  await notify(tx, { buildingId: tx.building._id, kind: 'poll.opened', subjectId: poll._id, accountIds })
  const mailing: PollMailing = { buildingId: tx.building._id, pollId: poll._id }
  await tx.jobs.enqueue(tx, mailJob, mailing)
}

/** Mails that a poll is open to whoever has not answered meanwhile. */
export const mailOpened = async (tx: InBuilding, poll: KnownPoll): Promise<void> =>
  remindOf(tx, { kind: 'poll.opened', poll }, await accountsOf(tx, poll, 'unanswered'))

/** Reminds those whose units have not answered; each reminder is a thing of its own. */
export const tellReminder = async (tx: InBuilding, poll: KnownPoll, subjectId: string): Promise<void> =>
  remindOf(tx, { kind: 'poll.reminder', poll, subjectId }, await accountsOf(tx, poll, 'unanswered'))

/** Tells everybody who was asked that the result is there. */
export const tellClosed = async (tx: InBuilding, poll: KnownPoll): Promise<void> =>
  remindOf(tx, { kind: 'poll.closed', poll }, await accountsOf(tx, poll, 'all'))

/** Words rows on polls for those who may see them still. */
export const wordPolls: WordRows = async (ctx, buildingId, ids) => {
  const { current, currentRole } = ctx
  if (!current || !currentRole) return new Map()
  const reader = {
    accountId: ctx.account._id,
    day: localDateOf(ctx.now, current.timeZone),
    now: ctx.now,
    manages: canManageBuilding(currentRole),
  }
  const told = await selectTold(ctx.db, buildingId, ids, reader)
  return new Map(
    told.map((poll) => [
      poll.subjectId,
      { ...wordsOf(poll, { now: ctx.now, building: current }), link: pageOf(poll._id) },
    ]),
  )
}
