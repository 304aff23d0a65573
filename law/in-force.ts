import type { LocalDate } from './calendar/days.ts'

/** From when and until when a rule holds, both days included; an open side holds for ever. */
export interface Dated {
  from: LocalDate | null
  until?: LocalDate
}

/** Whether a rule holds on a day. */
export const holdsOn = ({ from, until }: Dated, day: LocalDate): boolean =>
  (from === null || from <= day) && (until === undefined || day <= until)

/** The rule that holds on a day: of several the one that stands last; null where none does. */
export const inForceOn = <Rule extends Dated>(rules: readonly Rule[], day: LocalDate): Rule | null =>
  rules.findLast((rule) => holdsOn(rule, day)) ?? null
