import type { LoggedChange } from '../../../contract/audit.ts'
import { localDateOf, type LocalDate } from '../../../contract/time.ts'

/** Changes of one day by the building's clocks, in the order they came. */
export const byDay = (changes: readonly LoggedChange[], zone: string): [LocalDate, LoggedChange[]][] => [
  ...Map.groupBy(changes, ({ at }) => localDateOf(at, zone)),
]
