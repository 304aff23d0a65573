/** Steps with an account of owners: charging, cancelling, and what a payment pays. */
import type { ChargeDraft, Holding, HoldingStep } from '../../../../contract/ledger/holding.ts'
import type { LocalDate } from '../../../../contract/time.ts'
import { newId } from '../../../db/ids.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Conflict, InvalidField } from '../../../http/errors.ts'
import { undoCharge } from '../debts/charging.ts'
import { allocate, spendCredit } from '../debts/paying.ts'
import { freeAllocation, freeCharge } from '../debts/undoing.ts'
import { selectBooks } from './books-store.ts'
import { chargeAgain } from './again.ts'
import { addCharge, noteAccount } from './charging.ts'
import { tellCharged } from './messages.ts'
import { takeCreditStep } from './credit.ts'
import { getHolding, requireHolding, todayIn, type ById } from './reading.ts'
import { dayToEnter, type KnownHolding } from './rules.ts'
import { keepingLevies } from './levies.ts'
import { gainOf, tellOwnStep } from './own-steps.ts'
import type { Caller } from './access.ts'

/** What was owed from before the books began counts from today if its month is locked. */
const dayOf = async (tx: Caller, { dueOn }: ChargeDraft): Promise<LocalDate> => {
  if (dueOn >= todayIn(tx)) throw InvalidField('dueOn', 'An amount from previous records was due before today')
  const { lockedThrough } = await selectBooks(tx.db, tx.building._id)
  return dayToEnter(dueOn, lockedThrough, todayIn(tx))
}

/** Adds a charge, and tells the owners; what they owed before is no news. */
const takeCharge = async (tx: Caller, { _id }: KnownHolding, draft: ChargeDraft): Promise<void> => {
  const broughtOn = draft.isBroughtForward ? await dayOf(tx, draft) : undefined
  const made = await addCharge(tx, _id, draft, { source: `hand:${newId(Date.parse(tx.now))}`, broughtOn })
  if (broughtOn === undefined) await tellCharged(tx, made!)
  await spendCredit(tx, todayIn(tx), _id)
}

const openCharge = ({ charges }: KnownHolding, chargeId: string) => {
  const found = charges.find(({ _id }) => _id === chargeId)
  if (!found) throw Conflict('This charge isn’t open anymore.')
  return found
}

/** Finds the charges of shares among those of the account that are open now. */
const sharesIn = async (
  tx: Caller,
  id: string,
  shares: readonly { chargeId: string; cents: number }[],
): Promise<{ itemId: string; cents: number }[]> => {
  const now = await requireHolding(tx, id)
  return shares.map(({ chargeId, cents }) => ({ itemId: openCharge(now, chargeId)._id, cents }))
}

/** Takes a step; answers what the history says of it. */
const take = async (
  tx: Caller,
  holding: KnownHolding,
  step: HoldingStep,
): Promise<[string, Record<string, unknown>]> => {
  switch (step.step) {
    case 'charge': {
      const { step: _, ...draft } = step
      await takeCharge(tx, holding, draft)
      return ['charged', draft]
    }
    case 'cancelCharge': {
      const { words, type, dueOn, cents } = openCharge(holding, step.chargeId)
      const undone = { itemId: step.chargeId, words: `Cancelled: ${words}` }
      await freeCharge(tx, { holdingId: holding._id, ...undone })
      await undoCharge(tx, undone)
      await spendCredit(tx, todayIn(tx), holding._id)
      return ['charge cancelled', { words, type, dueOn, cents, reason: step.reason }]
    }
    case 'chargeAgain':
      return ['charged again', await chargeAgain(tx, { holdingId: holding._id, itemId: step.chargeId })]
    case 'apply': {
      const shares = await sharesIn(tx, holding._id, step.shares)
      const { receiptId, instruction } = step
      await allocate(tx, { receiptId, shares, day: todayIn(tx), instruction })
      const words = step.shares.map(({ chargeId }) => openCharge(holding, chargeId).words)
      return ['applied', { words, cents: shares.reduce((sum, { cents }) => sum + cents, 0), instruction }]
    }
    case 'free': {
      const { allocationId, reason, instruction } = step
      const words = 'Payment no longer applied'
      const receiptId = await freeAllocation(tx, { holdingId: holding._id, allocationId, words })
      const shares = await sharesIn(tx, holding._id, step.shares)
      if (shares.length > 0 && receiptId === null)
        throw Conflict('There’s no payment to allocate: this was written off.')
      if (receiptId !== null && shares.length > 0)
        await allocate(tx, { receiptId, shares, day: todayIn(tx), instruction })
      return ['freed', { reason, instruction }]
    }
    default:
      return takeCreditStep(tx, holding, step)
  }
}

/**
 * Takes a step with an account of owners. 404 for one of another building; 409 for a charge that isn't open, where less is
 * left or owed, for a locked month, and for a fine without the payer's word.
 */
export const stepHolding = (ctx: Caller, { params, body }: ById & { body: HoldingStep }): Promise<Holding> =>
  inTransaction(ctx, async (tx) => {
    const holding = await requireHolding(tx, params.id)
    const gain = await gainOf(tx, holding, body)
    const [action, after] = await keepingLevies(tx, () => take(tx, holding, body))
    const isOwn = gain !== null && (await tellOwnStep(tx, gain))
    const noted = isOwn ? { ...after, isOwn } : after
    await noteAccount(tx, { _id: holding._id, unitNumber: holding.unit.unitNumber }, action, noted)
    return getHolding(tx, { params })
  })
