import type { PassState, VisitorPass } from '../../../contract/parking/visitor.ts'
import { counted } from '../../../contract/text.ts'
import type { Tone } from '../../ui/status-badge.tsx'

export const stateWords: Readonly<Record<PassState, { words: string; tone: Tone }>> = {
  upcoming: { words: 'Upcoming', tone: 'neutral' },
  active: { words: 'Parked now', tone: 'good' },
  expired: { words: 'Expired', tone: 'neutral' },
  cancelled: { words: 'Cancelled', tone: 'neutral' },
  revoked: { words: 'Revoked', tone: 'bad' },
}

/** `red Mazda CX-5`; nothing where nobody said. */
export const vehicleWords = ({
  vehicleColor,
  vehicleMake,
  vehicleModel,
}: Pick<VisitorPass, 'vehicleColor' | 'vehicleMake' | 'vehicleModel'>): string =>
  [vehicleColor, vehicleMake, vehicleModel].filter(Boolean).join(' ')

/** `1 hour`, `24 hours (one night)`. */
export const hoursWords = (hours: number): string => (hours === 24 ? '24 hours (one night)' : counted(hours, 'hour'))

/** What somebody can choose between, up to the longest stay. */
export const lengthsUpTo = (longest: number): number[] =>
  [...new Set([1, 2, 4, 8, 12, 24, 48, 72, longest])].filter((hours) => hours <= longest).toSorted((a, b) => a - b)
