/** Demands: the building's own letter with the open amounts, its deliveries, and the copies that lenders must get. */
import type { CollectionStepOf } from '../../../contract/collections/bodies.ts'
import { formatMoney } from '../../../contract/money.ts'
import { addDays } from '../../../contract/time.ts'
import { collectionRules, labelsFor } from '../../../law/law.ts'
import { Conflict, InvalidField, NotFound, orNotFound, Refusal } from '../../http/errors.ts'
import { handOver, sendLetterFor } from '../forms/forms.ts'
import { chosen, freshId, requireBeen } from './choosing.ts'
import { todayIn, type Account, type Caller } from './facts.ts'
import { noteStep } from './record.ts'
import { openOf, type JudgedDemand, type OverdueCharge } from './known.ts'
import { endAction, insertAction, selectOpenOn, writeCopy } from './store.ts'

type Purposes = Pick<CollectionStepOf<'demand'>, 'chargeIds' | 'forLien' | 'forAction'>

/** Finds the charges of a demand; 400 where it says nothing that may follow, or would secure what the law doesn't. */
const demanded = (tx: Caller, account: Account, { chargeIds, forLien, forAction }: Purposes): OverdueCharge[] => {
  const { charge } = collectionRules(tx.building.jurisdiction)
  if (!forLien && !forAction) throw InvalidField('forAction', `Choose a ${charge}, a claim or both`)
  const charges = chosen(account, chargeIds)
  const other = charges.find(({ isLienable }) => !isLienable)
  if (forLien && other)
    throw InvalidField('chargeIds', `A ${charge} can’t secure “${other.words}”. Demand it separately, for a claim.`)
  return charges
}

const consequenceOf = (tx: Caller, { forLien, forAction }: Purposes): string => {
  const { jurisdiction } = tx.building
  const { charge } = collectionRules(jurisdiction)
  const may = [
    ...(forAction ? ['sue, start an arbitration or file a claim to collect it'] : []),
    ...(forLien ? [`register a ${charge} against the title for it`] : []),
  ]
  return `If the amount is not paid by that date, the ${labelsFor(jurisdiction).corporation.one} may ${may.join(', and may ')}.`
}

/** By the field of the step, what the letter's own fields are called. */
const fields: Readonly<Record<string, string>> = { how: 'howToPay', amounts: 'chargeIds', unitIds: 'chargeIds' }

const sayingFields = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Refusal) || error.details.errors === undefined) throw error
    const errors = error.details.errors.map(({ field, message }) => ({ field: fields[field] ?? field, message }))
    throw new Refusal(error.status, error.code, error.message, { errors })
  }
}

const noted = (charges: readonly OverdueCharge[], { forLien, forAction }: Purposes) => ({
  cents: openOf({ charges }),
  ...{ forLien, forAction },
})

/**
 * Sends a demand to the owners of an account (BC: Strata Property Act, s. 112). 400 by field; 409 for owners who sold the
 * unit, and where the building's wording leaves out the amounts or what may follow.
 */
export const sendDemand = async (tx: Caller, account: Account, step: CollectionStepOf<'demand'>): Promise<void> => {
  if (!account.facts.isCurrent)
    throw Conflict('These owners sold the unit, so this letter would go to others. Send it yourself, then record it.')
  const charges = demanded(tx, account, step)
  const letter = await sayingFields(() =>
    sendLetterFor(tx, {
      ...{ kind: 'demand', unitId: account.unit._id, to: 'owners', byEmail: step.byEmail },
      answers: {
        amounts: charges.map(({ dueOn, words, openCents }) => [dueOn, words, formatMoney(openCents)]),
        ...{ payBy: step.payBy ?? '', how: step.howToPay, consequence: consequenceOf(tx, step) },
      },
      mustSay: ['amounts', 'payBy', 'consequence'],
    }),
  )
  await insertAction(
    tx.db,
    tx.building._id,
    {
      ...{ _id: freshId(tx), holdingId: account._id, kind: 'demand', on: todayIn(tx), letterId: letter._id },
      payBy: step.payBy,
      ...{ forLien: step.forLien, forAction: step.forAction, charges },
    },
    tx.now,
  )
  await noteStep(tx, account, 'demand', { ...noted(charges, step), payBy: step.payBy })
}

/** Enters a demand that was sent outside Parapet; 400 by field. */
export const recordDemand = async (
  tx: Caller,
  account: Account,
  step: CollectionStepOf<'recordDemand'>,
): Promise<void> => {
  const due = demanded(tx, account, step)
  const last = due.at(-1)!
  const overdueFrom = addDays(last.dueOn, 1)
  requireBeen(tx, 'on', step.on, { day: overdueFrom, words: `“${last.words}” wasn’t overdue yet` })
  const { on, method, words, forLien, forAction } = step
  const open = await selectOpenOn(tx.db, tx.building._id, step.chargeIds, on)
  const charges = due.map((one) => ({ ...one, openCents: open.get(one._id)! }))
  await insertAction(
    tx.db,
    tx.building._id,
    { ...{ _id: freshId(tx), holdingId: account._id, kind: 'demand', on, method, words }, forLien, forAction, charges },
    tx.now,
  )
  await noteStep(tx, account, 'recordDemand', { ...noted(charges, step), on, method })
}

const demandOf = ({ allDemands }: Account, id: string): JudgedDemand =>
  orNotFound(allDemands.find(({ action }) => action._id === id))

const requireLive = (demand: JudgedDemand): void => {
  if (demand.action.endedOn !== null) throw Conflict('This demand was withdrawn.')
  if (demand.state === 'failed') throw Conflict('This letter couldn’t be filed, so it wasn’t sent. Send another.')
}

/** Withdraws a demand, so that nothing rests on it; 404 for another account's, 409 where it was. */
export const withdrawDemand = async (
  tx: Caller,
  account: Account,
  { demandId, reason }: CollectionStepOf<'withdrawDemand'>,
): Promise<void> => {
  const { action } = demandOf(account, demandId)
  if (action.endedOn !== null) throw Conflict('This demand was withdrawn already.')
  await endAction(tx.db, tx.building._id, action._id, { _id: freshId(tx), on: todayIn(tx), words: reason })
  await noteStep(tx, account, 'withdrawDemand', { cents: action.cents, reason })
}

/** Records how an owner got a demand on paper; refusals as `handOver`. */
export const deliverDemand = async (
  tx: Caller,
  account: Account,
  { demandId, addresseeId, method, on }: CollectionStepOf<'deliver'>,
): Promise<void> => {
  const demand = demandOf(account, demandId)
  requireLive(demand)
  if (demand.action.letterId === null) throw NotFound()
  await handOver(tx, { params: { id: demand.action.letterId, addresseeId }, body: { method, on } })
  const to = demand.receivers.find(({ _id }) => _id === addresseeId)?.name
  await noteStep(tx, account, 'deliver', { to, method, on })
}

/** Records how a lender got its copy of a demand (BC: Strata Property Act, s. 113); 404 for one that gets none. */
export const giveCopy = async (
  tx: Caller,
  account: Account,
  { demandId, mortgageeId, method, on }: CollectionStepOf<'copy'>,
): Promise<void> => {
  const demand = demandOf(account, demandId)
  requireLive(demand)
  const { mortgagee } = orNotFound(demand.copies.find((one) => one.mortgagee._id === mortgageeId))
  requireBeen(tx, 'on', on, { day: demand.action.on, words: 'This date is before the demand' })
  await writeCopy(tx.db, tx.building._id, demandId, { mortgageeId, method, on })
  await noteStep(tx, account, 'copy', { lender: mortgagee.lender, method, on })
}
