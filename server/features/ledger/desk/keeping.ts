/** Steps with an account of owners: charging, cancelling, and what a payment pays. */
import type { ChargeDraft, Holding, HoldingStep } from '../../../../contract/ledger/holding.ts'
import type { ChargeType } from '../../../../contract/ledger/ledger-words.ts'
import type { LocalDate } from '../../../../contract/time.ts'
import { newId } from '../../../db/ids.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Conflict, InvalidField } from '../../../http/errors.ts'
import { charge, undoCharge } from '../debts/charging.ts'
import { allocate, spendCredit } from '../debts/paying.ts'
import { freeAllocation, freeCharge } from '../debts/undoing.ts'
import { selectChart, type AccountCode } from '../store.ts'
import { selectBooks } from './books-store.ts'
import { tellCharged } from './messages.ts'
import { takeCreditStep } from './credit.ts'
import { getHolding, requireHolding, todayIn, type ById } from './reading.ts'
import { noteChange } from './record.ts'
import { dayToEnter, type KnownHolding } from './rules.ts'
import { keepingLevies } from './levies.ts'
import type { Caller } from './access.ts'

const incomeOf = (type: ChargeType): AccountCode => {
  if (type === 'strataFee') return 'fees'
  if (type === 'specialLevy') return 'levies'
  return type === 'feeInterest' || type === 'levyInterest' ? 'interest' : 'otherIncome'
}

/** What was owed from before the books began counts from today if its month is locked; anything else needs it open. */
const dayOf = async (tx: Caller, { isBroughtForward, dueOn }: ChargeDraft): Promise<LocalDate> => {
  if (!isBroughtForward) return dueOn
  if (dueOn >= todayIn(tx)) throw InvalidField('dueOn', 'An amount from previous records was due before today')
  const { lockedThrough } = await selectBooks(tx.db, tx.building._id)
  return dayToEnter(dueOn, lockedThrough, todayIn(tx))
}

/** Adds a charge, and tells the owners; what they owed before is no news. Answers its id, or null where it is known. */
const addCharge = async (
  tx: Caller,
  holding: KnownHolding,
  draft: ChargeDraft,
  source: string,
): Promise<string | null> => {
  const { type, words, authority, dueOn, cents, fund, isBroughtForward } = draft
  const { funds, accounts } = await selectChart(tx.db, tx.building._id)
  const accountId = accounts[isBroughtForward ? 'opening' : incomeOf(type)]
  const made = await charge(tx, [
    {
      ...{ holdingId: holding._id, type, words, authority, dueOn, day: await dayOf(tx, draft) },
      source,
      parts: [{ fundId: funds[fund], accountId, cents }],
    },
  ])
  const itemId = made.get(source)
  if (itemId === undefined) return null
  if (!isBroughtForward) await tellCharged(tx, itemId)
  await spendCredit(tx, todayIn(tx), holding._id)
  return itemId
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
      await addCharge(tx, holding, draft, `hand:${newId(Date.parse(tx.now))}`)
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

const note = (tx: Caller, holding: KnownHolding, action: string, after: Record<string, unknown>): Promise<void> =>
  noteChange(
    tx,
    {
      ...{ subject: 'holding', subjectId: holding._id, action },
      after: { unit: holding.unit.unitNumber, ...after },
    },
    [holding._id],
  )

/**
 * Charges an account for what another feature knows, such as a work order, once for its source; the owners are told. Answers
 * the charge's id. 404 for an account of another building; 409 where it was charged before, and for a locked month.
 */
export const chargeFor = (
  ctx: Caller,
  { holdingId, source, ...draft }: ChargeDraft & { holdingId: string; source: string },
): Promise<string> =>
  inTransaction(ctx, async (tx) => {
    const holding = await requireHolding(tx, holdingId)
    const itemId = await addCharge(tx, holding, draft, source)
    if (itemId === null) throw Conflict('This was already charged.')
    await note(tx, holding, 'charged', draft)
    return itemId
  })

/**
 * Takes a step with an account of owners. 404 for one of another building; 409 for a charge that isn't open, where less is
 * left or owed, for a locked month, and for a fine without the payer's word.
 */
export const stepHolding = (ctx: Caller, { params, body }: ById & { body: HoldingStep }): Promise<Holding> =>
  inTransaction(ctx, async (tx) => {
    const holding = await requireHolding(tx, params.id)
    const [action, after] = await keepingLevies(tx, () => take(tx, holding, body))
    await note(tx, holding, action, after)
    return getHolding(tx, { params })
  })
