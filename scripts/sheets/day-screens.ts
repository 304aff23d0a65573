import type { BuildingDay } from '../../contract/overview/day.ts'
import { withAnswer, withFailure } from './answers.ts'
import type { Shown } from './shown.ts'

const path = '/property-management'
const call = /\/api\/management\/day/

/** The manager's day: of two buildings, with nothing due, and where it does not load. */
export const dayScreens: readonly Shown[] = [
  { name: 'day', who: 'manager', path },
  {
    name: 'day-none',
    who: 'council',
    path,
    before: withAnswer(call, (days: BuildingDay[]) => days.map((day) => ({ ...day, entries: [] }))),
  },
  { name: 'day-failed', who: 'council', path, before: withFailure(call) },
]
