/** Whether a payment plan is kept. */
import type { PaymentPlan } from '../../../../contract/collections/collection.ts'
import type { LocalDate } from '../../../../contract/time.ts'
import { ongoingOn, openOf, type KnownAction } from '../known.ts'

type Instalment = PaymentPlan['instalments'][number]

/**
 * Judges the instalments of a plan on a day: what was paid of its charges pays them in order, and one whose day is over and
 * that isn't paid in full is missed.
 */
export const instalmentsOn = (
  instalments: readonly { dueOn: LocalDate; cents: number }[],
  paidCents: number,
  today: LocalDate,
): Instalment[] => {
  let left = paidCents
  return instalments
    .toSorted((one, other) => one.dueOn.localeCompare(other.dueOn))
    .map(({ dueOn, cents }) => {
      const paid = Math.min(left, cents)
      left -= paid
      const state = paid === cents ? 'paid' : dueOn < today ? 'missed' : paid > 0 ? 'part' : 'ahead'
      return { dueOn, cents, state }
    })
}

/** What was paid of a plan's charges since it began, in cents. */
export const paidOf = (plan: KnownAction): number => Math.max(plan.cents - openOf(plan), 0)

/** Judges a plan on a day: kept once nothing is open, behind while an instalment is missed. */
export const planStateOn = (plan: KnownAction, today: LocalDate): PaymentPlan['state'] => {
  if (plan.endedOn !== null) return 'ended'
  if (openOf(plan) === 0) return 'kept'
  const behind = instalmentsOn(plan.instalments, paidOf(plan), today).some(({ state }) => state === 'missed')
  return behind ? 'behind' : 'open'
}

/** The plan that keeps a lien away on a day: one that had begun and hadn't ended, with something still open. */
export const planInForce = (actions: readonly KnownAction[], day: LocalDate): KnownAction | null =>
  actions.find((one) => one.kind === 'plan' && ongoingOn(one, day) && openOf(one) > 0) ?? null

/** Says why instalments can't be agreed; null where they can. */
export const instalmentsFault = (
  instalments: readonly { dueOn: LocalDate; cents: number }[],
  { on, cents }: { on: LocalDate; cents: number },
): { field: string; message: string } | null => {
  const early = instalments.findIndex(({ dueOn }) => dueOn < on)
  if (early !== -1) return { field: `instalments.${early}.dueOn`, message: 'This is before the plan begins' }
  const twice = instalments.findIndex(({ dueOn }, at) => instalments.findIndex((one) => one.dueOn === dueOn) < at)
  if (twice !== -1) return { field: `instalments.${twice}.dueOn`, message: 'Two instalments have this date' }
  const sum = instalments.reduce((total, one) => total + one.cents, 0)
  return sum === cents ? null : { field: 'instalments', message: 'The instalments must add up to what is owed' }
}
