import { cleanLine } from '../../../../contract/clean.ts'
import { truncate } from '../../../../contract/text.ts'
import type { LinkRole, Meaning } from '../../../../contract/units.ts'
import { aboutUnit, keptColumns, placesOf, plainHeading, type Column, type Place } from './columns.ts'

/** Somebody of a wide file, in which one row holds a unit with several people. */
export type Slot = NonNullable<NonNullable<Meaning>['slot']>

/** What somebody said of the columns: the meaning of each, null for one that is left out. */
export interface Mapped {
  isWide: boolean
  meanings: readonly Meaning[]
}

export interface Header {
  meanings: Meaning[]
  isWide: boolean
  faults: string[]
  unknown: string[]
  kept: Column[]
}

const slotted = /^(owner|tenant|occupant|agent)(?: (\d))?(?: ([a-z][a-z ]*?))?(?: (\d))?$/

const slotPlaces: Record<string, Place | undefined> = {
  '': 'full_name',
  name: 'full_name',
  'full name': 'full_name',
  share: 'ownership_percent',
  percent: 'ownership_percent',
  'share percent': 'ownership_percent',
  address: 'mailing_address',
  city: 'mailing_city',
  province: 'mailing_province',
  state: 'mailing_province',
  'postal code': 'mailing_postal_code',
  zip: 'mailing_postal_code',
}

/** `Owner Email 1`, `Owner 2 first name` and `Tenant` of a wide file. */
const slotMeaning = (heading: string): Meaning => {
  const match = slotted.exec(plainHeading(heading))
  if (!match) return null
  const [, role, before, what = '', after] = match
  const place = slotPlaces[what] ?? placesOf(what)[0]
  return place ? { place, slot: { role: role as LinkRole, number: Number(before ?? after ?? 1) } } : null
}

const shown = (heading: string) => `“${truncate(cleanLine(heading), 40)}”`
const isName = (place: Place) => place === 'full_name' || place === 'last_name' || place === 'company_name'
const sameMeaning = (a: Meaning, b: Meaning) =>
  a !== null && b !== null && a.place === b.place && a.slot?.role === b.slot?.role && a.slot?.number === b.slot?.number

const longMeanings = (headings: readonly string[]): Meaning[] => {
  const taken: Meaning[] = []
  for (const heading of headings) {
    const places = placesOf(heading)
    const place = places.find((one) => !taken.some((meaning) => meaning?.place === one)) ?? places[0]
    taken.push(place ? { place, slot: null } : null)
  }
  return taken
}

const wideMeanings = (headings: readonly string[], long: readonly Meaning[]): Meaning[] =>
  headings.map((heading, i) => slotMeaning(heading) ?? long[i] ?? null)

const faultsOf = (headings: readonly string[], meanings: readonly Meaning[], isWide: boolean): string[] => {
  const faults: string[] = []
  const has = (place: Place) => meanings.some((meaning) => meaning?.place === place)
  if (!has('unit_number'))
    faults.push('No column has the unit number; name it unit_number (Unit, Suite and Apartment also work).')
  const people = meanings.some((meaning) => meaning && !aboutUnit.includes(meaning.place as Column))
  if (!isWide && people && !has('role'))
    faults.push('No column has the role; name it role and enter owner, tenant, occupant or agent.')
  meanings.forEach((meaning, i) => {
    const first = meanings.findIndex((other) => sameMeaning(meaning, other))
    if (meaning && first < i)
      faults.push(
        `The columns ${shown(headings[first]!)} and ${shown(headings[i]!)} mean the same thing; keep one of them.`,
      )
  })
  return faults
}

/** A column that this product adds to a file that comes back to be mended. */
export const remarksColumn = 'import_remarks'
const isLeftOut = (heading: string) => heading.trim() === '' || heading.trim() === remarksColumn

const findMeanings = (headings: readonly string[]): Mapped => {
  const long = longMeanings(headings)
  const wide = wideMeanings(headings, long)
  const isWide =
    !long.some((meaning) => meaning?.place === 'role') && wide.some((meaning) => meaning?.slot && isName(meaning.place))
  return { isWide, meanings: isWide ? wide : long }
}

/** As many meanings as headings; of a file that is read long nobody is counted. */
const fitted = (headings: readonly string[], { isWide, meanings }: Mapped): Mapped => ({
  isWide,
  meanings: headings.map((_, i) => {
    const meaning = meanings[i] ?? null
    return meaning && !isWide ? { ...meaning, slot: null } : meaning
  }),
})

/** Reads the first row of a file: what each column means, and whether a row is a person or a whole unit. */
export const readHeader = (headings: readonly string[], mapped: Mapped | null = null): Header => {
  const found = mapped ? fitted(headings, mapped) : findMeanings(headings)
  const { isWide } = found
  const meanings = [...found.meanings]
  return {
    meanings,
    isWide,
    faults: faultsOf(headings, meanings, isWide),
    unknown: mapped
      ? []
      : headings.flatMap((heading, i) => (meanings[i] || isLeftOut(heading) ? [] : [shown(heading)])),
    kept: keptColumns.filter((column) => meanings.some((meaning) => meaning?.place === column)),
  }
}
