/** The figures of a certificate for a sale (BC: Strata Property Act, ss. 59 and 115). */
import type { CertificateFigures } from '../../../../contract/collections/certificate.ts'
import { formatMoney } from '../../../../contract/money.ts'
import type { LocalDate } from '../../../../contract/time.ts'
import { inTrust } from '../gate/rules.ts'
import { ongoing, openOf, type Facts, type OverdueCharge } from '../known.ts'
import { planInForce, planStateOn } from '../plans/rules.ts'

type Owed = Pick<OverdueCharge, '_id' | 'openCents'>

/** Adds up what lies in court or in trust, whatever was paid of its charges since. */
export const heldCents = ({ actions }: Pick<Facts, 'actions'>): number =>
  ongoing(actions, 'trust').reduce((sum, { cents }) => sum + cents, 0)

/** Parts what is due into what is owed, and what is paid into court or held in trust. */
export const owedAndHeld = <T extends Owed>(
  facts: Pick<Facts, 'actions' | 'today'>,
  due: readonly T[],
): { owing: T[]; owingCents: number; trustCents: number } => {
  const held = inTrust(facts)
  const owing = due.filter(({ _id }) => !held.has(_id))
  return {
    owing,
    owingCents: openOf({ charges: owing }),
    trustCents: heldCents(facts),
  }
}

/** Sums the instalments of levies that are due after a day, the earliest first. */
export const leviesAfter = (
  instalments: readonly { words: string; dueOn: LocalDate; cents: number }[],
  day: LocalDate,
): Pick<CertificateFigures, 'levies' | 'levyCents'> => {
  const levies = instalments
    .filter(({ dueOn }) => dueOn > day)
    .map(({ words, dueOn, cents }) => ({ words, dueOn, cents }))
    .toSorted((one, other) => one.dueOn.localeCompare(other.dueOn))
  return { levies, levyCents: levies.reduce((total, { cents }) => total + cents, 0) }
}

/**
 * Says whether a certificate of payment can be given: nothing is owed, all of it is in trust, or an arrangement that
 * satisfies the corporation covers it and is kept (BC: Strata Property Act, s. 115).
 */
export const paymentCertificate = (
  { actions, today }: Pick<Facts, 'actions' | 'today'>,
  { owing, trustCents }: { owing: readonly Owed[]; trustCents: number },
): CertificateFigures['payment'] => {
  const held = trustCents > 0 ? [`${formatMoney(trustCents)} is paid into court or held in trust.`] : []
  if (owing.length === 0) return { may: true, reasons: held.length > 0 ? held : ['Nothing is owed.'] }
  const agreed = planInForce(actions, today)
  const plan = agreed && planStateOn(agreed, today) === 'open' ? agreed : null
  const covered = new Set(plan?.charges.map(({ _id }) => _id) ?? [])
  const left = openOf({ charges: owing.filter(({ _id }) => !covered.has(_id)) })
  const may = plan !== null && left === 0
  const reason = may ? 'A payment plan covers all that is owed.' : `${formatMoney(left)} is owed.`
  return { may, reasons: may ? [reason, ...held] : [reason] }
}
