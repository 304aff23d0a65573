/** Recording what an expense outside the budget rests on. */
import type { Spending, SpendingStep } from '../../../contract/spending/report.ts'
import type { InBuilding } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Conflict, InvalidField, requireVersion } from '../../http/errors.ts'
import { requireSpending, todayIn } from './reading.ts'
import { noteChange } from './record.ts'
import { basisFault } from './rules.ts'
import { keepApproval, type KeptApproval } from './store.ts'

/** What a step makes of an expense; refuses what its fund or the calendar doesn't allow. */
const keptBy = (ctx: InBuilding, before: Spending, body: SpendingStep): KeptApproval => {
  if (body.step === 'withdraw') {
    if (before.state === 'unapproved') throw Conflict('No approval is recorded for this expense.')
    return { basis: null, approvedOn: null, resolution: null }
  }
  const { basis, approvedOn, resolution } = body
  const fault = basisFault(before.fund, basis)
  if (fault !== null) throw InvalidField('basis', fault)
  if (basis === 'emergency') return { basis, approvedOn: null, resolution }
  if (approvedOn !== null && approvedOn > todayIn(ctx)) throw InvalidField('approvedOn', 'This date is in the future')
  return { basis, approvedOn, resolution }
}

/**
 * Records or withdraws the approval of an expense that isn't in the budget, and answers it as it is then. 404 for what is no
 * expense of the building; 409 for a stale version and for an expense in the budget; 400 by field.
 */
export const stepSpending = (
  ctx: InBuilding,
  { params, body }: { params: { id: string }; body: SpendingStep },
): Promise<Spending> =>
  inTransaction(ctx, async (tx) => {
    const before = await requireSpending(tx, params.id)
    requireVersion(before, body.version)
    const isKept = await keepApproval(tx.db, tx.building._id, before, keptBy(tx, before, body))
    const after = await requireSpending(tx, params.id)
    if (!isKept) requireVersion(after, body.version)
    await noteChange(tx, body.step === 'approve' ? 'approved' : 'withdrawn', { before, after })
    return after
  })
