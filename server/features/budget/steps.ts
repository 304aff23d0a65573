/** The steps of a budget: sent to owners, a draft again, approved with its fees, or discarded. */
import type { Budget, BudgetStep } from '../../../contract/budget/budget.ts'
import { unitsWords } from '../../../contract/budget/budget-words.ts'
import type { FeeBlock } from '../../../contract/budget/fees.ts'
import { newId } from '../../db/ids.ts'
import { inTransaction, violates } from '../../db/transaction.ts'
import { Conflict, InvalidField } from '../../http/errors.ts'
import { holdBooks } from '../ledger/ledger.ts'
import { settleGone } from '../notifications/notifications.ts'
import { workOutFees, writeSchedule, type WorkedOut } from './fees/fees.ts'
import { tellFees } from './fees/messages.ts'
import { requireSeenBudget } from './keeping.ts'
import { tellNoticed } from './own/messages.ts'
import { requireBudget, shown, todayIn, totalsOf, type ById, type Keeper } from './reading.ts'
import { noteChange } from './record.ts'
import { approvalFault, lowReserveOf, stepRefusal } from './rules.ts'
import { selectChargedThrough } from './runs/store.ts'
import {
  approvedConstraint,
  deleteBudget,
  supersede,
  updateApproved,
  updateNoticed,
  type KnownBudget,
} from './store.ts'

type Of<Name extends BudgetStep['step']> = Extract<BudgetStep, { step: Name }>

/** Sends a budget to owners: each notice is one of its own, so that sending it again notifies owners again. */
const notice = async (tx: Keeper, before: KnownBudget, noticedOn: string): Promise<KnownBudget> => {
  if (noticedOn > todayIn(tx)) throw InvalidField('noticedOn', 'This date is in the future')
  const id = newId(Date.parse(tx.now))
  await updateNoticed(tx.db, tx.building._id, before._id, { on: noticedOn, id })
  const after = await requireBudget(tx, before._id)
  await noteChange(tx, 'noticed', { before, after })
  // One that is entered after its year is over is for the record.
  if (after.endsOn >= todayIn(tx)) await tellNoticed(tx, after, id)
  return after
}

/** Makes a budget a draft again: its notice is gone, and isn't counted as unread. */
const redraft = async (tx: Keeper, before: KnownBudget): Promise<KnownBudget> => {
  await updateNoticed(tx.db, tx.building._id, before._id, null)
  const after = await requireBudget(tx, before._id)
  await noteChange(tx, 'returned to draft', { before, after })
  if (before.noticeId !== null) await settleGone(tx, [before.noticeId])
  return after
}

const replaceApproved = async (tx: Keeper, startsOn: string): Promise<void> => {
  const id = await supersede(tx.db, tx.building._id, startsOn)
  if (id === null) return
  const after = await requireBudget(tx, id)
  await noteChange(tx, 'superseded', { before: { ...after, state: 'approved' }, after })
}

/** A block in words, with the units that a screen lists beside them. */
const refusalOf = ({ words, unitNumbers }: FeeBlock): string =>
  unitNumbers.length === 0 ? words : `${words} ${unitsWords(unitNumbers)}.`

/** Refuses what can't be approved as it was asked for, before anything is written. */
const requireApprovable = async (
  tx: Keeper,
  before: KnownBudget,
  asked: Of<'approve'>,
  { blocks, monthsCaughtUp }: WorkedOut,
  lockedThrough: string | null,
): Promise<boolean> => {
  const low = lowReserveOf(tx.building.jurisdiction, before.startsOn, totalsOf(before))
  const chargedThrough = await selectChargedThrough(tx.db, tx.building._id)
  const fault = approvalFault({ ...before, ...asked, low, lockedThrough, chargedThrough, today: todayIn(tx) })
  if (fault) throw InvalidField(fault.field, fault.message)
  if (asked.catchUpOn !== null && monthsCaughtUp === 0)
    throw InvalidField('catchUpOn', 'No earlier fees are on record, so there is no difference to charge')
  if (blocks[0]) throw Conflict(refusalOf(blocks[0]))
  return low !== null
}

/** Approves a budget in place of an earlier one of its fiscal year, and sets its fees. Runs wait, or come before it. */
const approve = async (
  tx: Keeper,
  before: KnownBudget,
  asked: Of<'approve'>,
  lockedThrough: string | null,
): Promise<KnownBudget> => {
  const { approvedOn, authority, feesFrom, catchUpOn, lowReserveReason } = asked
  const workedOut = await workOutFees(tx, before, asked)
  const isLow = await requireApprovable(tx, before, asked, workedOut, lockedThrough)
  await replaceApproved(tx, before.startsOn)
  await updateApproved(tx.db, tx.building._id, before._id, {
    ...{ approvedOn, authority, feesFrom, catchUpOn },
    lowReserveReason: isLow ? lowReserveReason : null,
  })
  await writeSchedule(tx, before, { fees: workedOut.fees, approvedOn, feesFrom, catchUpOn })
  const after = await requireBudget(tx, before._id)
  await noteChange(tx, 'approved', { before, after })
  await tellFees(tx, after)
  return after
}

const discard = async (tx: Keeper, before: KnownBudget): Promise<null> => {
  await deleteBudget(tx.db, tx.building._id, before._id)
  await noteChange(tx, 'discarded', { before, after: before })
  return null
}

/**
 * Takes a step with a budget; answers it as it is then, or null where it was discarded. 404 for one of another building;
 * 409 for an outdated version, for a step that its state doesn't allow, and where its fees can't be set; 400 by field.
 */
export const stepBudget = async (
  ctx: Keeper,
  { params, body }: ById & { body: BudgetStep },
): Promise<Budget | null> => {
  try {
    return await inTransaction(ctx, async (tx) => {
      // The books before the budget, as runs hold them first.
      const lockedThrough = body.step === 'approve' ? await holdBooks(tx.db, tx.building._id) : null
      const before = await requireSeenBudget(tx, params.id, body.version)
      const refusal = stepRefusal(before.state, body.step)
      if (refusal !== null) throw Conflict(refusal)
      if (body.step === 'discard') return discard(tx, before)
      if (body.step === 'approve') return shown(tx, await approve(tx, before, body, lockedThrough))
      if (body.step === 'redraft') return shown(tx, await redraft(tx, before))
      return shown(tx, await notice(tx, before, body.noticedOn))
    })
  } catch (error) {
    throw violates(error, approvedConstraint)
      ? Conflict('Another approved budget covers part of this fiscal year.')
      : error
  }
}
