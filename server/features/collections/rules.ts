/** Where an account stands, and what comes next. */
import type {
  CollectionStage,
  CollectionStepName,
  CollectionSummary,
} from '../../../contract/collections/collection.ts'
import type { LocalDate } from '../../../contract/time.ts'
import { collectionRules, dueOn, overOn, plusDays, type Jurisdiction, type Term } from '../../../law/law.ts'
import { eligibleFor, figureFor, inTrust, isExpired, nameableOf } from './gate/rules.ts'
import { ongoing, openOf, type Facts, type JudgedDemand, type KnownAction } from './known.ts'
import { instalmentsOn, paidOf, planInForce, planStateOn } from './plans/rules.ts'

/**
 * Finds from when a lien or a claim may follow a demand that was received: after the clear days of the law (BC: Strata
 * Property Act, s. 112), and after the day to pay by where it names a later one.
 */
export const followedFrom = (demand: Term | null, receivedOn: LocalDate, payBy: LocalDate | null): LocalDate => {
  const over = demand ? overOn(demand, receivedOn) : receivedOn
  return payBy !== null && payBy >= over ? plusDays(payBy, 1) : over
}

const registered = (actions: readonly KnownAction[]): KnownAction[] =>
  ongoing(actions, 'lien').filter(({ registeredOn }) => registeredOn !== null)

/** The amount that is set for the title and isn't registered yet. */
export const preparedLien = (actions: readonly KnownAction[]): KnownAction | null =>
  ongoing(actions, 'lien').find(({ registeredOn }) => registeredOn === null) ?? null

/** When what a lien secures was paid: the last day of its charges, not before it was set; null while something is open. */
export const lienPaidOn = (lien: KnownAction): LocalDate | null =>
  openOf(lien) > 0
    ? null
    : lien.charges.reduce<LocalDate>(
        (last, { settledOn }) => (settledOn !== null && settledOn > last ? settledOn : last),
        lien.on,
      )

/** By when a lien that was paid must be removed (BC: Strata Property Act, s. 116 (6)); null where it isn't paid, or no act says. */
export const releaseBy = (jurisdiction: Jurisdiction, lien: KnownAction): LocalDate | null => {
  const { release } = collectionRules(jurisdiction)
  const paidOn = lien.registeredOn === null ? null : lienPaidOn(lien)
  return release && paidOn !== null ? dueOn(release, paidOn) : null
}

const paidLien = ({ actions }: Facts): KnownAction | null =>
  registered(actions).find((one) => openOf(one) === 0) ?? null

const liveDemands = ({ demands }: Facts): JudgedDemand[] => demands.filter(({ action }) => openOf(action) > 0)

const ofDemands = (facts: Facts): CollectionStage => {
  const live = liveDemands(facts)
  if (live.some((one) => isExpired(one, facts.today))) return 'expired'
  if (live.some(({ receivedOn }) => receivedOn !== null)) return 'noticed'
  return live.length > 0 ? 'demanded' : 'overdue'
}

const allHeld = (facts: Facts): boolean => {
  const held = inTrust(facts)
  const lienable = facts.overdue.filter(({ isLienable }) => isLienable)
  return lienable.length > 0 && lienable.every(({ _id }) => held.has(_id))
}

/** Says where an account stands on a day. */
export const stageOf = (facts: Facts): CollectionStage => {
  const { actions, today, overdue } = facts
  if (paidLien(facts)) return 'release'
  if (ongoing(actions, 'claim').length > 0) return 'claim'
  if (registered(actions).length > 0) return 'lien'
  if (planInForce(actions, today)) return 'plan'
  if (preparedLien(actions)) return 'expired'
  if (overdue.length === 0) return 'settled'
  return allHeld(facts) ? 'trust' : ofDemands(facts)
}

type Next = NonNullable<CollectionSummary['next']>

const ofPlan = (facts: Facts): Next => {
  const plan = planInForce(facts.actions, facts.today)!
  const instalments = instalmentsOn(plan.instalments, paidOf(plan), facts.today)
  if (planStateOn(plan, facts.today) === 'behind') {
    const missed = instalments.find(({ state }) => state === 'missed')!
    return { do: 'endPlan', words: 'A payment plan instalment was missed', on: missed.dueOn }
  }
  const coming = instalments.find(({ state }) => state !== 'paid')
  return { do: 'wait', words: 'Next instalment of the payment plan', on: coming?.dueOn ?? null }
}

const toDeliver = (facts: Facts): Next => {
  const [latest] = liveDemands(facts)
  if (latest!.action.method !== null)
    return {
      do: 'recordDemand',
      words: 'The recorded delivery doesn’t count. Deliver the demand another way',
      on: null,
    }
  if (latest!.without.length > 0) return { do: 'demand', words: 'Send a demand to the new owner as well', on: null }
  if (latest!.state === 'waiting') return { do: 'wait', words: 'The demand is being sent', on: null }
  return { do: 'deliver', words: 'Record how the owners got the demand', on: null }
}

const running = (facts: Facts): Next => {
  const received = liveDemands(facts).filter(({ receivedOn }) => receivedOn !== null)
  const without = received.flatMap(({ copies }) => copies).find(({ givenOn }) => givenOn === null)
  if (without) return { do: 'copy', words: `Give ${without.mortgagee.lender} a copy of the demand`, on: null }
  const [first] = received.map(({ expiresOn }) => expiresOn!).toSorted()
  return { do: 'wait', words: 'The demand period ends', on: first! }
}

/** Whether what was set for the title can be registered: each charge is as it was demanded and set, with no plan or trust since. */
const isAsSet = (lien: KnownAction, jurisdiction: Jurisdiction, facts: Facts): boolean => {
  const [nameable, held] = [nameableOf('lien', jurisdiction, facts), inTrust(facts)]
  return (
    facts.isCurrent &&
    planInForce(facts.actions, facts.today) === null &&
    lien.charges.every((one) => nameable(one) === one.cents && !held.has(one._id))
  )
}

const ofPrepared = (lien: KnownAction, jurisdiction: Jurisdiction, facts: Facts): Next => {
  const { charge } = collectionRules(jurisdiction)
  return isAsSet(lien, jurisdiction, facts)
    ? { do: 'registerLien', words: `Register the ${charge}`, on: null }
    : { do: 'dropLien', words: `The debt has changed. Withdraw the ${charge} amount`, on: null }
}

const moreToDemand = (facts: Facts): Next | null => {
  const named = new Set(facts.demands.flatMap(({ action }) => action.charges.map(({ _id }) => _id)))
  return eligibleFor('claim', facts).some(({ _id, isLienable }) => isLienable && !named.has(_id))
    ? { do: 'demand', words: 'Send a demand for what has come due since', on: null }
    : null
}

const afterDemand = (jurisdiction: Jurisdiction, facts: Facts): Next | null => {
  const { charge } = collectionRules(jurisdiction)
  const prepared = preparedLien(facts.actions)
  if (prepared) return ofPrepared(prepared, jurisdiction, facts)
  if (figureFor('lien', jurisdiction, facts).length > 0)
    return { do: 'prepareLien', words: `Decide on a ${charge}`, on: null }
  if (figureFor('claim', jurisdiction, facts).length > 0) return { do: 'claim', words: 'File a claim', on: null }
  return moreToDemand(facts)
}

const release = (jurisdiction: Jurisdiction, facts: Facts): Next => {
  const { charge } = collectionRules(jurisdiction)
  return { do: 'releaseLien', words: `Remove the ${charge}`, on: releaseBy(jurisdiction, paidLien(facts)!) }
}

/** Says what comes next for an account, with the day from or by which it counts; null where nothing is to be done. */
export const nextOf = (jurisdiction: Jurisdiction, facts: Facts): Next | null => {
  switch (stageOf(facts)) {
    case 'release':
      return release(jurisdiction, facts)
    case 'claim':
      return ongoing(facts.actions, 'claim').some((one) => openOf(one) === 0)
        ? { do: 'endClaim', words: 'The claim is paid. Record how it ended', on: null }
        : moreToDemand(facts)
    case 'lien':
      return moreToDemand(facts)
    case 'trust':
      return null
    case 'plan':
      return ofPlan(facts)
    case 'expired':
      return afterDemand(jurisdiction, facts)
    case 'noticed':
      return running(facts)
    case 'demanded':
      return toDeliver(facts)
    case 'overdue':
      return { do: facts.isCurrent ? 'demand' : 'recordDemand', words: 'Send a demand', on: null }
    case 'settled':
      return null
  }
}

/** Lists the steps that an account allows to those who keep the books, whatever the gate says. */
export const stepsFor = (facts: Facts): CollectionStepName[] => {
  const { overdue, demands, actions, isCurrent, today } = facts
  const [plan, prepared] = [planInForce(actions, today), preparedLien(actions)]
  const some = (when: boolean, ...steps: CollectionStepName[]) => (when ? steps : [])
  return [
    ...some(overdue.length > 0 && isCurrent, 'demand'),
    ...some(overdue.length > 0, 'recordDemand'),
    ...some(demands.length > 0, 'withdrawDemand'),
    ...some(
      demands.some(({ action }) => action.letterId !== null),
      'deliver',
    ),
    ...some(
      demands.some(({ copies }) => copies.length > 0),
      'copy',
    ),
    ...some(overdue.length > 0 && !plan, 'plan'),
    ...some(plan !== null, 'endPlan'),
    ...some(overdue.length > 0, 'trust'),
    ...some(ongoing(actions, 'trust').length > 0, 'endTrust'),
    ...some(eligibleFor('lien', facts).length > 0 && !prepared, 'prepareLien'),
    ...some(prepared !== null, 'dropLien', 'registerLien'),
    ...some(registered(actions).length > 0, 'releaseLien'),
    ...some(eligibleFor('claim', facts).length > 0, 'claim'),
    ...some(ongoing(actions, 'claim').length > 0, 'endClaim'),
  ]
}
