/** What every change of a poll leaves behind: a line of the history, and open screens that wake. */
import { managingRoles } from '../../../../contract/role-rights.ts'
import type { InBuilding } from '../../../context.ts'
import { recordChange } from '../../audit/audit.ts'
import { membersOf } from '../../buildings/buildings.ts'
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

/** A draft is not there for residents, so only those who manage the building hear of it. */
const wakeManagers = async (tx: InBuilding): Promise<void> => {
  const buildingId = tx.building._id
  const managers = await membersOf(tx.db, buildingId, managingRoles, tx.now)
  tx.afterCommit(() => {
    for (const { accountId } of managers)
      tx.events.publish({ to: { accountId }, event: 'changed', data: { buildingId, subject: 'poll' } })
  })
}

const wakeBuilding = (tx: InBuilding): void => {
  const buildingId = tx.building._id
  tx.afterCommit(() =>
    tx.events.publish({ to: { buildingId }, event: 'changed', data: { buildingId, subject: 'poll' } }),
  )
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
  if ((after ?? before)!.openedAt === null) await wakeManagers(tx)
  else wakeBuilding(tx)
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
  wakeBuilding(tx)
}
