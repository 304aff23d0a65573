import type { PollCoverage } from '../../../../contract/voting/polls.ts'
import { localDateOf } from '../../../../contract/time.ts'
import type { InBuilding } from '../../../context.ts'
import { Conflict } from '../../../http/errors.ts'
import { selectCoverage } from './answers-store.ts'
import { requirePoll, type ById } from './reading.ts'
import { answeringRoles, reachOf } from './rules.ts'

/** Which of the units that were asked have answered; what they answered only where the poll said so beforehand. */
export const coverPoll = async (ctx: InBuilding, { params }: ById): Promise<PollCoverage> => {
  const poll = await requirePoll(ctx, params.id)
  if (poll.openedAt === null) throw Conflict('No one has been asked yet.')
  const units = await selectCoverage(ctx.db, ctx.building._id, {
    pollId: poll._id,
    roles: answeringRoles[poll.audience],
    day: localDateOf(ctx.now, ctx.building.timeZone),
  })
  const byUnit = units.map(({ accounts, optionIds, ...unit }) => {
    const hasAnswered = unit.answeredAt !== null
    return {
      ...unit,
      reach: reachOf({ hasAnswered, accounts }),
      optionIds: hasAnswered && poll.detail === 'byUnit' ? optionIds : null,
    }
  })
  const open = byUnit.filter(({ reach }) => reach !== 'answered')
  return {
    units: {
      total: byUnit.length,
      answered: byUnit.length - open.length,
      asked: open.filter(({ reach }) => reach === 'asked').length,
    },
    byUnit,
    unitsNotAnswered: open.map(({ _id, unitNumber }) => ({ _id, unitNumber })),
    remindedAt: poll.remindedAt,
  }
}
