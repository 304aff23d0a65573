/** Adding and changing mortgagees. */
import type { Mortgagee, MortgageeChange, MortgageeDraft } from '../../../contract/mortgagees/mortgagee.ts'
import type { LocalDate } from '../../../contract/time.ts'
import type { InBuilding } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { inTransaction, violates } from '../../db/transaction.ts'
import { Conflict, InvalidField, requireVersion } from '../../http/errors.ts'
import { requireUnits } from '../units/units.ts'
import { requireMortgagee, shown, todayIn, type ById } from './reading.ts'
import { noteChange } from './record.ts'
import { insertMortgagee, lockMortgagee, onceConstraint, updateMortgagee, type KnownMortgagee } from './store.ts'

const requireReceived = (ctx: InBuilding, requestedOn: LocalDate): void => {
  if (requestedOn > todayIn(ctx)) throw InvalidField('requestedOn', 'This date is in the future')
}

/** The lender has a request for the unit: said where its name was typed. */
const sayingWhoAsked = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (violates(error, onceConstraint))
      throw InvalidField('lender', 'This lender already has a request on file for this unit. Renew that one instead.')
    throw error
  }
}

/** Holds a mortgagee as the caller saw it; 404 for one next door, 409 with the newer one for one that was changed since. */
export const requireSeenMortgagee = async (tx: InBuilding, id: string, version: number): Promise<KnownMortgagee> => {
  await lockMortgagee(tx.db, tx.building._id, id)
  const found = await requireMortgagee(tx, id)
  requireVersion(shown(tx, found), version)
  return found
}

/**
 * Adds a mortgagee; answers it as it is then. 404 for a unit of another building; 400 for a request of a day to come, and
 * where the lender has a request for the unit that no one ended.
 */
export const addMortgagee = (ctx: InBuilding, { body }: { body: MortgageeDraft }): Promise<Mortgagee> =>
  sayingWhoAsked(() =>
    inTransaction(ctx, async (tx) => {
      await requireUnits(tx, [body.unitId])
      requireReceived(tx, body.requestedOn)
      const _id = newId(Date.parse(tx.now))
      await insertMortgagee(tx.db, tx.building._id, { ...body, _id, at: tx.now })
      const after = await requireMortgagee(tx, _id)
      await noteChange(tx, 'added', { before: null, after })
      return shown(tx, after)
    }),
  )

/** Changes what is on a request; refusals as above, and 409 for a stale version and for a request that was ended. */
export const changeMortgagee = (
  ctx: InBuilding,
  { params, body }: ById & { body: MortgageeChange },
): Promise<Mortgagee> =>
  sayingWhoAsked(() =>
    inTransaction(ctx, async (tx) => {
      const { version, ...fields } = body
      const before = await requireSeenMortgagee(tx, params.id, version)
      if (before.endedOn !== null) throw Conflict('This request has ended. Restore it first.')
      requireReceived(tx, fields.requestedOn)
      await updateMortgagee(tx.db, tx.building._id, params.id, fields)
      const after = await requireMortgagee(tx, params.id)
      await noteChange(tx, 'changed', { before, after })
      return shown(tx, after)
    }),
  )
