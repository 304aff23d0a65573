import { handoverMethodLabels, letterWayLabels } from '../../../../../contract/forms/letter-words.ts'
import type { Addressee } from '../../../../../contract/forms/runs.ts'
import { formatDate } from '../../../../../contract/time.ts'

/** Where a letter went, or is to go; null where it is read in the product. */
export const placeOf = ({
  way,
  email,
  mailingLines,
}: Pick<Addressee, 'way' | 'email' | 'mailingLines'>): string | null =>
  (way === 'email' ? email : way === 'paper' ? mailingLines.join(', ') : null) || null

/** How and when a letter got to somebody, and when it counts as received, in a sentence or two. */
export const deliveryWords = (
  addressee: Pick<Addressee, 'way' | 'method' | 'sentOn' | 'deemedOn' | 'source'>,
): string => {
  const { way, method, sentOn, deemedOn, source } = addressee
  if (sentOn === null) return way === 'paper' ? 'Waiting for paper delivery.' : `${letterWayLabels[way]}: sending.`
  const how = method ? handoverMethodLabels[method] : letterWayLabels[way]
  const received =
    deemedOn === null ? '' : ` Counts as received on ${formatDate(deemedOn)}${source === null ? '' : ` (${source})`}.`
  return `${how} on ${formatDate(sentOn)}.${received}`
}
