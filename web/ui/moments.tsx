import {
  formatDate,
  formatInstant,
  type Instant as InstantText,
  type LocalDate as LocalDateText,
} from '../../contract/time.ts'
import { useBuildingSelection } from '../api/building.tsx'

/** A moment by the building's clocks: `Nov 20, 2026, 3:05 p.m.` */
export const Instant = ({ at }: { at: InstantText }) => <time dateTime={at}>{formatInstant(at, useZone())}</time>

/** A calendar day: `Nov 20, 2026` */
export const LocalDate = ({ date }: { date: LocalDateText }) => <time dateTime={date}>{formatDate(date)}</time>

/** The current building's time zone. */
export const useZone = (): string => useBuildingSelection().building?.timeZone ?? 'America/Vancouver'
