/** What must be so before a lien is registered or a claim filed, and the figure that it may name. */
import type { MissingForCollection } from '../../../../contract/collections/collection.ts'
import { formatDate } from '../../../../contract/time.ts'
import {
  collectionRules,
  deliveryRule,
  notGiven,
  reasonOf,
  type Jurisdiction,
  type Reason,
} from '../../../../law/law.ts'
import { ongoing, ongoingOn, type Facts, type JudgedDemand, type OverdueCharge } from '../known.ts'
import { planInForce } from '../plans/rules.ts'

export type Purpose = 'lien' | 'claim'

const serves = (purpose: Purpose, { action }: JudgedDemand): boolean =>
  purpose === 'lien' ? action.forLien : action.forAction

/** Whether a demand's period is over on a day and lenders have their copies. */
export const isExpired = ({ expiresOn, copies }: JudgedDemand, today: string): boolean =>
  expiresOn !== null && expiresOn <= today && copies.every(({ givenOn }) => givenOn !== null && givenOn <= today)

const idsOf = (all: readonly { charges: readonly { _id: string }[] }[]): Set<string> =>
  new Set(all.flatMap(({ charges }) => charges.map(({ _id }) => _id)))

/** The charges that are paid into court or held in trust on a day. */
export const inTrust = ({ actions, today }: Pick<Facts, 'actions' | 'today'>): Set<string> =>
  idsOf(actions.filter((one) => one.kind === 'trust' && ongoingOn(one, today)))

/** The charges that a demand named whose period is over, with the most that one named of each, in cents. */
export const demandedFor = (purpose: Purpose, { demands, today }: Facts): Map<string, number> => {
  const most = new Map<string, number>()
  for (const { action } of demands.filter((one) => serves(purpose, one) && isExpired(one, today)))
    for (const { _id, cents } of action.charges) most.set(_id, Math.max(cents, most.get(_id) ?? 0))
  return most
}

/**
 * The overdue charges that a lien could secure or a claim be filed for, once they were demanded: for a lien those that the
 * law secures, of owners who own the unit, that aren't in trust; each once.
 */
export const eligibleFor = (purpose: Purpose, facts: Facts): OverdueCharge[] => {
  const taken = idsOf(ongoing(facts.actions, purpose))
  const held = inTrust(facts)
  return facts.overdue.filter(
    ({ _id, isLienable }) =>
      !taken.has(_id) && (purpose === 'claim' || (isLienable && facts.isCurrent && !held.has(_id))),
  )
}

/**
 * Finds what of a charge a lien or a claim may name on a day: what is open of it, and no more than was demanded where a
 * demand is asked for.
 */
export const nameableOf = (
  purpose: Purpose,
  jurisdiction: Jurisdiction,
  facts: Facts,
): ((charge: { _id: string; openCents: number }) => number) => {
  if (collectionRules(jurisdiction).demand === null) return ({ openCents }) => openCents
  const demanded = demandedFor(purpose, facts)
  return ({ _id, openCents }) => Math.min(openCents, demanded.get(_id) ?? 0)
}

/** The charges of the figure that a lien or a claim may name today, each with what of it. */
export const figureFor = (purpose: Purpose, jurisdiction: Jurisdiction, facts: Facts): OverdueCharge[] => {
  const nameable = nameableOf(purpose, jurisdiction, facts)
  return eligibleFor(purpose, facts).flatMap((charge) => {
    const openCents = nameable(charge)
    return openCents === 0 ? [] : { ...charge, openCents }
  })
}

type Missing = Omit<MissingForCollection, 'why' | 'source' | 'unverified'>

const and = (names: readonly string[]): string => names.join(' and ')

const deliveryMissing = (jurisdiction: Jurisdiction, one: JudgedDemand): Missing[] => {
  const { action, state, receivers, receivedOn, without } = one
  if (receivedOn !== null) return []
  const missing = (words: string, remedy: Missing['do']): Missing[] => [
    { step: 'delivered', words, do: remedy, on: null },
  ]
  if (action.method !== null) return missing(notGiven(jurisdiction, action.method)!.why, 'recordDemand')
  if (state === 'waiting') return missing('The demand is still being sent.', 'wait')
  if (without.length > 0)
    return missing(`The demand didn’t go to ${and(without)}, who became an owner since. Send another.`, 'demand')
  const open = receivers.filter(({ deemedOn }) => deemedOn === null).map(({ name }) => name)
  const fault = receivers.find((receiver) => receiver.fault !== null)?.fault
  return missing(fault ?? `Record how ${and(open)} got the demand.`, 'deliver')
}

const copiesMissing = ({ copies }: JudgedDemand, { today }: Facts): Missing[] => {
  const without = copies.filter(({ givenOn }) => givenOn === null || givenOn > today)
  const words = `${and(without.map(({ mortgagee }) => mortgagee.lender))} must get a copy of the demand.`
  return without.length === 0 ? [] : [{ step: 'mortgagee_copy', words, do: 'copy', on: null }]
}

const periodMissing = ({ expiresOn }: JudgedDemand, { today }: Facts, what: string): Missing[] =>
  expiresOn === null || expiresOn <= today
    ? []
    : [{ step: 'period', words: `${what} may follow from ${formatDate(expiresOn)}.`, do: 'wait', on: expiresOn }]

const demandMissing = (purpose: Purpose, jurisdiction: Jurisdiction, facts: Facts, what: string): Missing[] => {
  const eligible = new Set(eligibleFor(purpose, facts).map(({ _id }) => _id))
  const sent = facts.demands.find(
    (one) => serves(purpose, one) && one.action.charges.some(({ _id }) => eligible.has(_id)),
  )
  if (sent)
    return [...deliveryMissing(jurisdiction, sent), ...copiesMissing(sent, facts), ...periodMissing(sent, facts, what)]
  const words = `No demand states that ${what.toLowerCase()} may follow.`
  return [{ step: 'demand', words, do: 'demand', on: null }]
}

const isSet = ({ actions }: Facts): boolean =>
  ongoing(actions, 'lien').some(({ registeredOn }) => registeredOn === null)

const nothing = (facts: Facts, purpose: Purpose, charge: string): string => {
  const { isCurrent, overdue } = facts
  if (purpose === 'claim')
    return overdue.length === 0 ? 'Nothing is overdue.' : 'All that is overdue is claimed already.'
  if (!isCurrent) return `These owners sold the unit, so a ${charge} can’t secure their debt.`
  if (isSet(facts)) return `The ${charge} amount is set. Register it, or withdraw it.`
  const due = overdue.filter(({ isLienable }) => isLienable)
  if (due.length === 0) return `Nothing is overdue that a ${charge} can secure.`
  return inTrust(facts).size > 0
    ? `All that a ${charge} could secure is held in trust or secured already.`
    : `All that a ${charge} could secure is secured already.`
}

/** Registering what is set, or ending a trust, is what gets it done; else time, or a payment. */
const remedyOf = (facts: Facts, purpose: Purpose): Missing['do'] => {
  if (purpose === 'claim' || !facts.isCurrent) return 'wait'
  if (isSet(facts)) return 'registerLien'
  const held = inTrust(facts)
  return facts.overdue.some(({ _id, isLienable }) => isLienable && held.has(_id)) ? 'endTrust' : 'wait'
}

const reasons = (
  purpose: Purpose,
  jurisdiction: Jurisdiction,
): Readonly<Record<MissingForCollection['step'], Reason>> => {
  const { secures, demand, copy, arrangement } = collectionRules(jurisdiction)
  const asked = demand ?? { why: 'A demand in writing names what is owed.', source: null }
  return {
    amount: purpose === 'lien' ? secures : asked,
    demand: asked,
    delivered: deliveryRule(jurisdiction, 'mail') ?? asked,
    mortgagee_copy: copy ?? asked,
    period: asked,
    arrangement,
  }
}

/** Lists everything that is missing before a lien is registered or a claim filed today, in the order of the law. */
export const missingFor = (purpose: Purpose, jurisdiction: Jurisdiction, facts: Facts): MissingForCollection[] => {
  const { charge } = collectionRules(jurisdiction)
  const why = reasons(purpose, jurisdiction)
  const missing: Missing[] = []
  const isEmpty = eligibleFor(purpose, facts).length === 0
  if (isEmpty)
    missing.push({ step: 'amount', words: nothing(facts, purpose, charge), do: remedyOf(facts, purpose), on: null })
  else if (figureFor(purpose, jurisdiction, facts).length === 0)
    missing.push(...demandMissing(purpose, jurisdiction, facts, purpose === 'lien' ? `A ${charge}` : 'A claim'))
  const plan = planInForce(facts.actions, facts.today)
  if (plan && !isEmpty)
    missing.push({
      step: 'arrangement',
      words: 'A payment plan is in place.',
      do: 'endPlan',
      on: null,
    })
  return missing.map((one) => ({ ...one, ...reasonOf(why[one.step]) }))
}
