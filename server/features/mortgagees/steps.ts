/** The steps of a mortgagee's request: renewed, ended, and restored. */
import type { Mortgagee, MortgageeStep } from '../../../contract/mortgagees/mortgagee.ts'
import type { InBuilding } from '../../context.ts'
import { inTransaction, violates } from '../../db/transaction.ts'
import { Conflict, InvalidField } from '../../http/errors.ts'
import { requireSeenMortgagee } from './keeping.ts'
import { requireMortgagee, shown, todayIn, type ById } from './reading.ts'
import { noteChange } from './record.ts'
import { dayFault, stepRefusal } from './rules.ts'
import { onceConstraint, updateEnd, updateRequested } from './store.ts'

const actions = { renew: 'renewed', end: 'ended', restore: 'restored' } as const

const take = (tx: InBuilding, id: string, step: MortgageeStep): Promise<void> => {
  switch (step.step) {
    case 'renew':
      return updateRequested(tx.db, tx.building._id, id, step.requestedOn)
    case 'end':
      return updateEnd(tx.db, tx.building._id, id, step)
    case 'restore':
      return updateEnd(tx.db, tx.building._id, id, null)
  }
}

/**
 * Takes a step with a request; answers the mortgagee as it is then. 404 for one of another building; 409 for a stale version,
 * for a step that its end doesn't allow, and for restoring one whose lender has asked again since; 400 for a day that can't be.
 */
export const stepMortgagee = async (
  ctx: InBuilding,
  { params, body }: ById & { body: MortgageeStep },
): Promise<Mortgagee> => {
  try {
    return await inTransaction(ctx, async (tx) => {
      const before = await requireSeenMortgagee(tx, params.id, body.version)
      const refusal = stepRefusal(before, body.step)
      if (refusal !== null) throw Conflict(refusal)
      const fault = dayFault(before, body, todayIn(tx))
      if (fault !== null) throw InvalidField(fault.field, fault.words)
      await take(tx, params.id, body)
      const after = await requireMortgagee(tx, params.id)
      await noteChange(tx, actions[body.step], { before, after })
      return shown(tx, after)
    })
  } catch (error) {
    if (violates(error, onceConstraint))
      throw Conflict('This lender has another request on file for this unit. End that one first.')
    throw error
  }
}
