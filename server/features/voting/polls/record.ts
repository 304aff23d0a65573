/** What every change of a poll leaves behind: a line of the history, and open screens that wake. */
import { localDateOf } from '../../../../contract/time.ts'
import type { InBuilding } from '../../../context.ts'
import { recordChange } from '../../audit/audit.ts'
import { wakeAccounts, wakeRoles } from '../../buildings/buildings.ts'
import { selectAsked } from './messages-store.ts'
import { answeringRoles } from './rules.ts'
import type { KnownPoll } from './store.ts'

const valuesOf = ({ question, details, audience, options, choicesMost, resultsShow, detail, ...poll }: KnownPoll) => ({
  question,
  details,
  audience,
  options: options.map(({ label }) => label),
  choicesMost,
  resultsShow,
  detail,
  openedAt: poll.openedAt,
  closesAt: poll.closesAt,
  closedAt: poll.closedAt,
  withdrawnAt: poll.withdrawnAt,
  reason: poll.reason,
})

type Action = 'created' | 'changed' | 'opened' | 'extended' | 'closed' | 'withdrawn' | 'deleted'

/** Wakes open screens of those who manage the building and, once a poll is open, of those it asks. */
const wakeReaders = async (tx: InBuilding, { _id: pollId, openedAt, audience }: KnownPoll): Promise<void> => {
  wakeRoles(tx, 'poll')
  if (openedAt === null) return
  const day = localDateOf(tx.now, tx.building.timeZone)
  const asked = { pollId, roles: answeringRoles[audience], day }
  wakeAccounts(tx, 'poll', await selectAsked(tx.db, tx.building._id, asked, 'all'))
}

/** Adds a line to the history of a poll: of its fields what differs. */
export const noteChange = async (
  tx: InBuilding,
  action: Action,
  { before, after, actor }: { before: KnownPoll | null; after: KnownPoll | null; actor?: string },
): Promise<void> => {
  await recordChange(tx, {
    subject: 'poll',
    subjectId: (after ?? before)!._id,
    buildingId: tx.building._id,
    action,
    ...(actor !== undefined && { actor }),
    before: before ? valuesOf(before) : {},
    after: after ? valuesOf(after) : {},
  })
  await wakeReaders(tx, (after ?? before)!)
}

/** That a unit answered, and who did; never what, so that the history tells no more than the poll said it would. */
export const noteAnswer = async (tx: InBuilding, poll: KnownPoll, unitNumber: string, again: boolean) => {
  await recordChange(tx, {
    subject: 'poll',
    subjectId: poll._id,
    buildingId: tx.building._id,
    action: again ? 'answered anew' : 'answered',
    after: { unitNumber },
  })
  await wakeReaders(tx, poll)
}
