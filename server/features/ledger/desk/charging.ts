/** Charges made by other features, such as for a booking: added, cancelled, and deposits kept. */
import type { ChargeDraft } from '../../../../contract/ledger/holding.ts'
import type { ChargeType } from '../../../../contract/ledger/ledger-words.ts'
import type { LocalDate } from '../../../../contract/time.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Conflict, orNotFound } from '../../../http/errors.ts'
import { charge, undoCharge } from '../debts/charging.ts'
import { allocate, spendCredit } from '../debts/paying.ts'
import { selectAllocationsFor } from '../debts/placed-store.ts'
import { lockHoldings, selectCharge } from '../debts/store.ts'
import { freeCharge } from '../debts/undoing.ts'
import type { Poster } from '../posting.ts'
import { selectChart, type AccountCode } from '../store.ts'
import { selectHolding } from './holdings-store.ts'
import { tellCharged } from './messages.ts'
import { todayIn } from './reading.ts'
import { noteChange } from './record.ts'

const accountOf = (type: ChargeType): AccountCode => {
  if (type === 'strataFee') return 'fees'
  if (type === 'specialLevy') return 'levies'
  if (type === 'deposit') return 'deposits'
  return type === 'feeInterest' || type === 'levyInterest' ? 'interest' : 'otherIncome'
}

/** A charge as it is added, on its own account of income or of what is held. */
export type NewCharge = Omit<ChargeDraft, 'type' | 'isBroughtForward'> & { type: ChargeType }

/**
 * Adds a charge without telling anyone, and answers its id, or null where its source was charged before. What was owed from
 * before the books began is entered on the day given, against the balance they opened with.
 */
export const addCharge = async (
  tx: Poster,
  holdingId: string,
  { type, words, authority, dueOn, cents, fund }: NewCharge,
  { source, broughtOn }: { source: string; broughtOn?: LocalDate | undefined },
): Promise<string | null> => {
  const { funds, accounts } = await selectChart(tx.db, tx.building._id)
  const accountId = accounts[broughtOn === undefined ? accountOf(type) : 'opening']
  const made = await charge(tx, [
    {
      ...{ holdingId, type, words, authority, dueOn, day: broughtOn ?? dueOn, source },
      parts: [{ fundId: funds[fund], accountId, cents }],
    },
  ])
  return made.get(source) ?? null
}

/** Adds a line to the history of an account. */
export const noteAccount = (
  tx: Poster,
  { _id, unitNumber }: { _id: string; unitNumber: string },
  action: string,
  after: Record<string, unknown>,
): Promise<void> =>
  noteChange(tx, { ...{ subject: 'holding', subjectId: _id, action }, after: { unit: unitNumber, ...after } }, [_id])

/** What a feature charges, once for its source. */
export type ChargeFor = NewCharge & {
  holdingId: string
  source: string
  /** Whether to notify the owners (the default). */
  isTold?: boolean
}

/**
 * Charges an account for another feature, such as for a work order, once for its source, and notifies the owners; their
 * credit pays it once it's due. Answers the charge's id. 404 for an account of another building; 409 where it was
 * charged before, and for a locked month.
 */
export const chargeFor = (ctx: Poster, { holdingId, source, isTold = true, ...draft }: ChargeFor): Promise<string> =>
  inTransaction(ctx, async (tx) => {
    const today = todayIn(tx)
    const { unit } = orNotFound(await selectHolding(tx.db, tx.building._id, holdingId, { accountId: null, today }))
    const itemId = await addCharge(tx, holdingId, draft, { source })
    if (itemId === null) throw Conflict('This was already charged.')
    if (isTold) await tellCharged(tx, itemId)
    await spendCredit(tx, today, holdingId)
    await noteAccount(tx, { _id: holdingId, unitNumber: unit.unitNumber }, 'charged', draft)
    return itemId
  })

/** Undoes a charge that is held, with what was paid of it; answers the charge, or null where it was cancelled before. */
const cancelHeld = async (tx: Poster, chargeId: string, reason: string) => {
  const known = await selectCharge(tx.db, tx.building._id, chargeId)
  if (known === null) return null
  await lockHoldings(tx.db, tx.building._id, [known.holdingId])
  // Someone may have cancelled it while its account was awaited.
  const found = await selectCharge(tx.db, tx.building._id, chargeId)
  if (found === null) return null
  const paid = (await selectAllocationsFor(tx.db, tx.building._id, chargeId)).filter(
    ({ writtenOffBy }) => writtenOffBy === null,
  )
  const { _id, holdingId, unitNumber, words, type, dueOn, cents, openCents } = found
  const undone = { itemId: _id, words: `Cancelled: ${words}` }
  await freeCharge(tx, { holdingId, ...undone })
  await undoCharge(tx, undone)
  const after = { words, type, dueOn, cents, reason }
  await noteAccount(tx, { _id: holdingId, unitNumber }, 'charge cancelled', after)
  return { holdingId, unitNumber, paid, owedCents: openCents + paid.reduce((sum, one) => sum + one.cents, 0) }
}

/**
 * Cancels charges of an account that a feature made and no longer asks for; what was paid of them is credit, which pays what
 * is due. Does nothing to those that were cancelled on the account before.
 */
export const cancelFor = (
  ctx: Poster,
  { chargeIds, reason }: { chargeIds: readonly string[]; reason: string },
): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const holdingIds = new Set<string>()
    for (const chargeId of chargeIds) {
      const cancelled = await cancelHeld(tx, chargeId, reason)
      if (cancelled) holdingIds.add(cancelled.holdingId)
    }
    for (const holdingId of holdingIds) await spendCredit(tx, todayIn(tx), holdingId)
  })

/**
 * Keeps a deposit: it is no longer owed back, but income. What was paid of it pays for that; what wasn't is owed, due today.
 * Answers the id of the charge that takes its place. 409 where the deposit was cancelled or written off on the account.
 */
export const keepDeposit = (
  ctx: Poster,
  { chargeId, reason, ...draft }: Pick<NewCharge, 'words' | 'authority'> & { chargeId: string; reason: string },
): Promise<string> =>
  inTransaction(ctx, async (tx) => {
    const today = todayIn(tx)
    const deposit = await cancelHeld(tx, chargeId, reason)
    if (deposit === null || deposit.owedCents === 0)
      throw Conflict('This deposit was cancelled or written off on the owners’ account, so there’s nothing to keep.')
    const { holdingId, unitNumber, paid, owedCents: cents } = deposit
    const kept: NewCharge = { ...draft, type: 'userFee', dueOn: today, cents, fund: 'operating' }
    const itemId = (await addCharge(tx, holdingId, kept, { source: `keptDeposit:${chargeId}` }))!
    for (const { receiptId, cents: part } of paid)
      await allocate(tx, { receiptId, shares: [{ itemId, cents: part }], day: today, instruction: null })
    await spendCredit(tx, today, holdingId)
    await noteAccount(tx, { _id: holdingId, unitNumber }, 'charged', kept)
    return itemId
  })
