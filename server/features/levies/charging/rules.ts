/** What the charges of special levies are called, and what they rest on. */
import { formatDate, type LocalDate } from '../../../../contract/time.ts'
import { instalmentsOf, type ChargedInstalment, type DueInstalment } from '../shares/rules.ts'

/** Of an instalment, each unit and its holding once: `levy:<levy>:2:<unit>:<holding>`. */
export const levySource = (
  levyId: string,
  nth: number,
  { unitId, holdingId }: Record<'unitId' | 'holdingId', string>,
): string => `levy:${levyId}:${nth}:${unitId}:${holdingId}`

/** Says what an instalment is a part of, so that its charge explains itself; weights are null for another division. */
export const shareOf = (
  { totalCents, dueDays }: { totalCents: number; dueDays: readonly LocalDate[] },
  { nth, unit, shareCents }: Pick<DueInstalment, 'nth' | 'unit' | 'shareCents'>,
  weights: number | null,
) => ({
  wholeCents: totalCents,
  ...(weights !== null && { weight: unit.unitEntitlement!, weights }),
  instalment: { shareCents, nth, of: dueDays.length },
})

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

/** An instalment of a unit, with whom it was charged to; null where it is in the future. */
export interface UnitInstalment {
  words: string
  dueOn: LocalDate
  cents: number
  holdingId: string | null
}

/** Lists the instalments of a unit's share, the earliest first; those that were cancelled for good aren't owed by anyone. */
export const unitInstalments = (
  { name, dueDays, cents }: { name: string; dueDays: readonly LocalDate[]; cents: number },
  charged: readonly Pick<ChargedInstalment, 'nth' | 'holdingId' | 'isCancelled' | 'isMoved'>[],
): UnitInstalment[] =>
  instalmentsOf(cents, dueDays.length).flatMap((part, index) => {
    const nth = index + 1
    // One that was cancelled as the wrong owner's is charged again, or will be.
    const made = charged.filter((one) => one.nth === nth && !one.isMoved)
    const last = made.find(({ isCancelled }) => !isCancelled)
    if (part === 0 || (made.length > 0 && !last)) return []
    const words = instalmentWords(name, nth, dueDays.length)
    return [{ words, dueOn: dueDays[index]!, cents: part, holdingId: last?.holdingId ?? null }]
  })
