import { formatInstant, formatTime, localTimeOf, type Instant as InstantText } from '../../contract/time.ts'
import { useBuildingSelection } from '../api/building.tsx'

/** A moment by the building's clocks: `Nov 20, 2026, 3:05 p.m.` */
export const Instant = ({ at }: { at: InstantText }) => <time dateTime={at}>{formatInstant(at, useZone())}</time>

/** The time of day by the building's clocks, where the day stands elsewhere: `3:05 p.m.` */
export const TimeOfDay = ({ at }: { at: InstantText }) => (
  <time dateTime={at}>{formatTime(localTimeOf(at, useZone()))}</time>
)

/** The current building's time zone. */
export const useZone = (): string => useBuildingSelection().building?.timeZone ?? 'America/Vancouver'
