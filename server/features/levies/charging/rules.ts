/** What the charges of special levies are called, and what they rest on. */
import { formatDate, type LocalDate } from '../../../../contract/time.ts'
import type { DueInstalment } from '../shares/rules.ts'

/** Of an instalment, each unit and its holding once: `levy:<levy>:2:<unit>:<holding>`. */
export const levySource = (
  levyId: string,
  nth: number,
  { unitId, holdingId }: Record<'unitId' | 'holdingId', string>,
): string => `levy:${levyId}:${nth}:${unitId}:${holdingId}`

/** `Roof, instalment 2 of 3`; a levy with one is called by its name alone. */
export const instalmentWords = (name: string, nth: number, many: number): string =>
  many === 1 ? name : `${name}, instalment ${nth} of ${many}`

/** What the charges of a levy rest on: `Special levy: Roof, approved Feb 26, 2027`. */
export const authorityOf = (name: string, approvedOn: LocalDate): string =>
  `Special levy: ${name}, approved ${formatDate(approvedOn)}`

const listed = new Intl.ListFormat('en-CA', { type: 'conjunction' })

/** Words why the instalments due by the end of a month weren't charged to units with owners; null where they were. */
export const missingWords = (name: string, missing: readonly DueInstalment[]): string | null => {
  const [first] = missing
  if (!first) return null
  const units = missing.filter(({ nth }) => nth === first.nth).map(({ unit }) => unit.unitNumber)
  return `The instalment of “${name}” due ${formatDate(first.dueOn)} hasn’t been charged yet to ${units.length === 1 ? 'unit' : 'units'} ${listed.format(units)}. Parapet charges it within the hour.`
}
