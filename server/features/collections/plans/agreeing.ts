/** Payment plans: agreed with the owners by council's decision, and ended. */
import type { CollectionStepOf } from '../../../../contract/collections/bodies.ts'
import { counted } from '../../../../contract/text.ts'
import { Conflict, InvalidField } from '../../../http/errors.ts'
import { actionOf, chosen, freshId, requireBeen } from '../choosing.ts'
import { todayIn, type Account, type Caller } from '../facts.ts'
import { openOf } from '../known.ts'
import { tellOwners } from '../messages.ts'
import { noteStep } from '../record.ts'
import { endAction, insertAction } from '../store.ts'
import { instalmentsFault, planInForce, planStateOn } from './rules.ts'

/**
 * Agrees on a plan for overdue charges, whose instalments add up to what is open of them. 400 by field; 409 while another
 * is in force.
 */
export const agreePlan = async (tx: Caller, account: Account, step: CollectionStepOf<'plan'>): Promise<void> => {
  const { facts } = account
  if (planInForce(facts.actions, facts.today)) throw Conflict('A payment plan is in place. End it first.')
  const charges = chosen(account, step.chargeIds)
  requireBeen(tx, 'on', step.on)
  requireBeen(tx, 'decidedOn', step.decidedOn)
  const cents = openOf({ charges })
  const fault = instalmentsFault(step.instalments, { on: step.on, cents })
  if (fault) throw InvalidField(fault.field, fault.message)
  // One that was kept has nothing open; it ends, so that the account has one.
  for (const kept of facts.actions.filter((one) => one.kind === 'plan' && one.endedOn === null))
    await endAction(tx.db, tx.building._id, kept._id, { _id: freshId(tx), on: todayIn(tx), words: 'Paid in full' })
  const { on, request, decidedOn, decision, instalments } = step
  const _id = freshId(tx)
  await insertAction(
    tx.db,
    tx.building._id,
    { ...{ _id, holdingId: account._id, kind: 'plan', on, words: request }, decidedOn, decision, charges, instalments },
    tx.now,
  )
  await noteStep(tx, account, 'plan', {
    ...{ cents, on, decidedOn, decision, instalments: counted(instalments.length, 'instalment') },
  })
  await tellOwners(tx, account, _id)
}

/** Ends a plan that isn't kept, or that was replaced; 404 for another account's, 409 where it ended. */
export const endPlan = async (
  tx: Caller,
  account: Account,
  { planId, reason }: CollectionStepOf<'endPlan'>,
): Promise<void> => {
  const plan = actionOf(account, 'plan', planId)
  if (!['open', 'behind'].includes(planStateOn(plan, todayIn(tx)))) throw Conflict('This payment plan is over.')
  const endId = freshId(tx)
  await endAction(tx.db, tx.building._id, plan._id, { _id: endId, on: todayIn(tx), words: reason })
  await noteStep(tx, account, 'endPlan', { cents: plan.cents, reason })
  await tellOwners(tx, account, endId)
}
