import { createHash } from 'node:crypto'
import type { LetterKind } from '../../../../contract/forms/templates.ts'

/**
 * The id of a letter that Parapet brings, in one building: the same for good, before and after the building words it its
 * own way, and no other building's.
 */
export const shippedId = (buildingId: string, kind: LetterKind): string => {
  const hex = createHash('sha256').update(`letter template ${buildingId} ${kind}`).digest('hex')
  const variant = ((Number.parseInt(hex[16]!, 16) & 3) | 8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
