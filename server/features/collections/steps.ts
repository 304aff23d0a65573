/** The steps of collecting what an account owes, one call for each. */
import type { CollectionStep } from '../../../contract/collections/bodies.ts'
import type { Collection } from '../../../contract/collections/collection.ts'
import { inTransaction } from '../../db/transaction.ts'
import { requireVersion } from '../../http/errors.ts'
import { holdHoldings, requireHolding, settleHoldings } from '../ledger/ledger.ts'
import { endClaim, fileClaim } from './claims.ts'
import { deliverDemand, giveCopy, recordDemand, sendDemand, withdrawDemand } from './demanding.ts'
import { requireAccount, type Account, type ById, type Caller } from './facts.ts'
import { agreePlan, endPlan } from './plans/agreeing.ts'
import { shown } from './reading.ts'
import { dropLien, prepareLien, registerLien, releaseLien } from './securing.ts'
import { holdFile } from './store.ts'
import { endTrust, takeTrust } from './trusts.ts'

const take = (tx: Caller, account: Account, step: CollectionStep): Promise<void> => {
  switch (step.step) {
    case 'demand':
      return sendDemand(tx, account, step)
    case 'recordDemand':
      return recordDemand(tx, account, step)
    case 'withdrawDemand':
      return withdrawDemand(tx, account, step)
    case 'deliver':
      return deliverDemand(tx, account, step)
    case 'copy':
      return giveCopy(tx, account, step)
    case 'plan':
      return agreePlan(tx, account, step)
    case 'endPlan':
      return endPlan(tx, account, step)
    case 'trust':
      return takeTrust(tx, account, step)
    case 'endTrust':
      return endTrust(tx, account, step)
    case 'prepareLien':
      return prepareLien(tx, account, step)
    case 'dropLien':
      return dropLien(tx, account, step)
    case 'registerLien':
      return registerLien(tx, account, step)
    case 'releaseLien':
      return releaseLien(tx, account, step)
    case 'claim':
      return fileClaim(tx, account, step)
    case 'endClaim':
      return endClaim(tx, account, step)
  }
}

/**
 * Takes a step about an account; answers it as it is then. 404 for an account of another building; 409 for a stale version,
 * for a step that it doesn't allow, and with STEPS_MISSING for a lien or a claim before its steps are on file; 400 by field.
 */
export const stepCollection = (ctx: Caller, { params, body }: ById & { body: CollectionStep }): Promise<Collection> =>
  inTransaction(ctx, async (tx) => {
    const { unit } = await requireHolding(tx, params.id)
    // A sale that the books don't follow yet: nothing goes to the buyer about the seller's debt.
    await settleHoldings(tx, unit._id)
    // The account first, as whoever pays holds it: a step names what is owed then.
    await holdHoldings(tx.db, tx.building._id, [params.id])
    const version = await holdFile(tx.db, tx.building._id, params.id)
    const before = { ...(await requireAccount(tx, params.id)), version }
    if (version !== body.version) requireVersion(await shown(tx, before), body.version)
    await take(tx, before, body)
    return shown(tx, await requireAccount(tx, params.id))
  })
