import type { RecordsRequestSummary } from '../../../../contract/forms/requests.ts'
import { counted } from '../../../../contract/text.ts'
import type { LocalDate } from '../../../../contract/time.ts'
import { daysFromTo, recordKindLabels } from '../../../../law/law.ts'
import type { Building } from '../../../../contract/buildings.ts'

/** How requests for records are said on their screens. */

export const pageOf = ({ _id }: Pick<RecordsRequestSummary, '_id'>): string => `/records-requests/${_id}`

/** How long there is still: `Due in 3 days`, `Due today`, `2 days overdue`. */
export const dueWords = (dueOn: LocalDate, today: LocalDate): string => {
  const days = daysFromTo(today, dueOn)
  if (days === 0) return 'Due today'
  const far = counted(Math.abs(days), 'day')
  return days < 0 ? `${far} overdue` : `Due in ${far}`
}

type Jurisdiction = Building['jurisdiction']

/** The kinds that were asked for, each once: `Minutes of a meeting, Bylaws`. */
export const kindsWords = (jurisdiction: Jurisdiction, { items }: Pick<RecordsRequestSummary, 'items'>): string =>
  [...new Set(items.kinds)].map((kind) => recordKindLabels(jurisdiction)[kind]).join(', ')
