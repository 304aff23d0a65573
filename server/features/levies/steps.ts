/** The steps of a special levy: approved by owners, completed, reopened, and what becomes of its surplus. */
import type { Levy, LevyCancelling, LevyStep } from '../../../contract/levies/levy.ts'
import { formatDate } from '../../../contract/time.ts'
import { unitsWords } from '../../../contract/budget/budget-words.ts'
import { inTransaction, violates } from '../../db/transaction.ts'
import { Conflict, InvalidField } from '../../http/errors.ts'
import { openFund, settleHoldings, shareBooks } from '../ledger/ledger.ts'
import { chargeInstalments } from './charging/charging.ts'
import { requireSeenLevy } from './keeping.ts'
import { tellOwners } from './messages.ts'
import { readToCome, requireLevy, shown, workOutShares, type ById, type Keeper } from './reading.ts'
import { noteChange, withShares } from './record.ts'
import { cancelInstalments } from './charging/cancelling.ts'
import { stepRefusal, toComeRefusal } from './rules.ts'
import { replaceShares } from './shares/store.ts'
import {
  deleteLevy,
  namedConstraint,
  updateApproved,
  updateFinished,
  type ApprovedLevy,
  type KnownLevy,
} from './store.ts'
import { moveToReserve, refund, surplusOf } from './surplus/surplus.ts'
import { todayIn } from './today.ts'

type Of<Name extends LevyStep['step']> = Extract<LevyStep, { step: Name }>

/** Notes a step with a levy; answers the levy as it is then. */
const noted = async (
  tx: Keeper,
  action: 'approved' | 'finished' | 'reopened',
  before: KnownLevy,
  reason?: string,
): Promise<KnownLevy> => {
  const after = await requireLevy(tx, before._id)
  const both = { before: await withShares(tx, before), after: await withShares(tx, after) }
  await noteChange(tx, action, { ...both, ...(reason !== undefined && { reason }) })
  return after
}

/** Makes the shares final, opens the fund, charges what is due already, and tells owners. */
const approve = async (
  tx: Keeper,
  before: KnownLevy,
  { approvedOn, resolution }: Of<'approve'>,
  lockedThrough: string | null,
): Promise<void> => {
  const buildingId = tx.building._id
  if (approvedOn > todayIn(tx)) throw InvalidField('approvedOn', 'This date is in the future')
  // Who buys a lot before the approval owes all of the levy (BC: Strata Property Act, s. 109), and nothing is late before it.
  if (before.dueDays[0]! < approvedOn)
    throw InvalidField('approvedOn', `The first instalment is due ${formatDate(before.dueDays[0]!)}, before this date`)
  const { shares, blocks } = await workOutShares(tx, before)
  const [block] = blocks
  if (block)
    throw Conflict(block.unitNumbers.length === 0 ? block.words : `${block.words} ${unitsWords(block.unitNumbers)}.`)
  const final = shares.map(({ unit, cents }) => ({ unitId: unit._id, entitlement: unit.unitEntitlement, cents }))
  await replaceShares(tx.db, buildingId, before._id, final)
  const fundId = await openFund(tx, before.name)
  await updateApproved(tx.db, buildingId, before._id, { approvedOn, resolution, fundId })
  const after = (await noted(tx, 'approved', before)) as ApprovedLevy
  await chargeInstalments(tx, after, lockedThrough)
  await tellOwners(tx, 'levies.approved', after)
}

/** Completes a levy. 409 while instalments are still to come, unless a decision cancels them. */
const finish = async (tx: Keeper, before: KnownLevy, cancelling: LevyCancelling | undefined): Promise<void> => {
  if (cancelling) await cancelInstalments(tx, before as ApprovedLevy, cancelling)
  const toCome = await readToCome(tx, before)
  if (toCome.instalments > 0) throw Conflict(toComeRefusal(toCome))
  await updateFinished(tx.db, tx.building._id, before._id, todayIn(tx))
  await noted(tx, 'finished', before)
}

const take = async (tx: Keeper, before: KnownLevy, step: LevyStep, lockedThrough: string | null): Promise<void> => {
  const buildingId = tx.building._id
  switch (step.step) {
    case 'approve':
      return approve(tx, before, step, lockedThrough)
    case 'discard': {
      const levy = await withShares(tx, before)
      await deleteLevy(tx.db, buildingId, before._id)
      return noteChange(tx, 'discarded', { before: levy, after: levy })
    }
    case 'finish':
      return finish(tx, before, step.cancelling)
    case 'cancel':
      return cancelInstalments(tx, before as ApprovedLevy, step.cancelling)
    case 'reopen':
      await updateFinished(tx.db, buildingId, before._id, null)
      await noted(tx, 'reopened', before, step.reason)
      return
    case 'refund':
      return refund(tx, before as ApprovedLevy, step.cents)
    case 'toReserve':
      return moveToReserve(tx, before as ApprovedLevy, step.cents)
  }
}

const takeStep = (ctx: Keeper, id: string, body: LevyStep): Promise<Levy | null> =>
  inTransaction(ctx, async (tx) => {
    // The books before the levy, and the levy before accounts of owners, as everyone holds them.
    const lockedThrough = await shareBooks(tx.db, tx.building._id)
    const before = await requireSeenLevy(tx, id, body.version)
    const surplus = await surplusOf(tx, before)
    const refusal = stepRefusal({ ...before, toCome: await readToCome(tx, before), surplus }, body.step)
    if (refusal !== null) throw Conflict(refusal)
    await take(tx, before, body, lockedThrough)
    return body.step === 'discard' ? null : shown(tx, await requireLevy(tx, id))
  })

/** Steps that ask who owns the units now. */
const asksForOwners: ReadonlySet<LevyStep['step']> = new Set(['approve', 'finish', 'cancel', 'refund', 'toReserve'])

/**
 * Takes a step with a special levy; answers it as it is then, or null where it was discarded. 404 for one of another
 * building; 409 for a stale version, for a step that it doesn't allow (BC: Strata Property Act, s. 108), where it can't be
 * approved, and where instalments are still to come that no decision cancels; 400 by field.
 */
export const stepLevy = async (ctx: Keeper, { params, body }: ById & { body: LevyStep }): Promise<Levy | null> => {
  // Apart, as it waits for all entries under way; sharing the books afterwards doesn't.
  if (asksForOwners.has(body.step)) await settleHoldings(ctx)
  try {
    return await takeStep(ctx, params.id, body)
  } catch (error) {
    throw violates(error, namedConstraint)
      ? Conflict('Another special levy has the same name. Edit this draft to rename it.')
      : error
  }
}
