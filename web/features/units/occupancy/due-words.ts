import { daysBetween, type LocalDate } from '../../../../contract/time.ts'
import type { TenantNotice } from '../../../../contract/units/occupancy.ts'

/** How urgent a notice is that has not come in, in words; by when the server says it is due. */
export const dueWords = (
  { dueOn, daysOverdue }: Pick<TenantNotice, 'dueOn' | 'daysOverdue'>,
  day: LocalDate,
): { words: string; tone: 'bad' | 'waiting' | 'neutral' } => {
  if (dueOn === null) return { words: 'Start date unknown', tone: 'neutral' }
  if (daysOverdue > 0) return { words: `${daysOverdue} ${daysOverdue === 1 ? 'day' : 'days'} overdue`, tone: 'bad' }
  const left = daysBetween(day, dueOn)
  return { words: left === 0 ? 'Due today' : `Due in ${left} ${left === 1 ? 'day' : 'days'}`, tone: 'waiting' }
}
