import { plain, plainWords } from '../../../contract/plain.ts'
import type { UnitSummary } from '../../../contract/units.ts'

/** The units whose number, or one of whose people, holds every word that was typed. */
export const matchingUnits = <T extends Pick<UnitSummary, 'unitNumber' | 'owners' | 'tenants'>>(
  units: readonly T[],
  search: string,
): T[] => {
  const words = plainWords(search)
  return units.filter(({ unitNumber, owners, tenants }) => {
    const text = plain([unitNumber, ...owners, ...tenants].join('\n'))
    return words.every((word) => text.includes(word))
  })
}
