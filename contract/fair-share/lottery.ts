/** A unit that takes part in a draw, and how often it won in the draws that count, such as those of the last year. */
export interface Entry {
  readonly unitId: string
  readonly wins: number
}

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * The order in which units win a peak date: those who won least often lately come first, all others being equal the drawn
 * seed decides. The lot of a unit is the SHA-256 of `seed:unitId` in hexadecimal, and the smallest comes first; with the
 * seed, which is recorded with the draw, anybody can compute it again (`printf 'seed:unit' | sha256sum`). The order in
 * which entries are given changes nothing; a unit takes part once.
 */
export const drawLots = async (seed: string, entries: readonly Entry[]): Promise<(Entry & { lot: string })[]> => {
  const once = [...new Map(entries.map((entry) => [entry.unitId, entry])).values()]
  const lots = await Promise.all(
    once.map(async (entry) => ({
      ...entry,
      lot: hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${seed}:${entry.unitId}`))),
    })),
  )
  return lots.toSorted((a, b) => a.wins - b.wins || (a.lot < b.lot ? -1 : 1))
}
