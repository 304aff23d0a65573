import { alarmSoonShare } from '../../../../contract/limits/maintenance.ts'
import type { Clock, Clocks, Held } from './clock.ts'
import { isOpenAt } from './office.ts'

export interface Alarm {
  clock: 'answer' | 'resolve'
  /** It is about to run out, or has. */
  alarm: 'soon' | 'late'
}

const alarmOf = ({ state, leftMinutes }: Clock, targetMinutes: number): Alarm['alarm'] | null => {
  if (state === 'late') return 'late'
  return state === 'running' && leftMinutes <= targetMinutes * alarmSoonShare ? 'soon' : null
}

/**
 * Of which clocks those who manage are to be told now: never at night, on a weekend or a holiday, also of a clock that
 * runs at any hour. What fell due while nobody was there is told at the next opening; a building that is never open is
 * told nothing. The caller remembers what it has told.
 */
export const alarmsDue = ({ answer, resolve }: Clocks, { target, office, now }: Held): Alarm[] => {
  if (!isOpenAt(office, now)) return []
  const due = [
    { clock: 'answer', alarm: alarmOf(answer, target.answerMinutes) },
    { clock: 'resolve', alarm: alarmOf(resolve, target.resolveMinutes) },
  ] as const
  return due.flatMap(({ clock, alarm }) => (alarm ? [{ clock, alarm }] : []))
}
