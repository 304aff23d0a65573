import type { RecordsFee } from '../../../../contract/forms/request-fee.ts'
import type { RecordsRequestSummary } from '../../../../contract/forms/requests.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { counted } from '../../../../contract/text.ts'
import { formatDate, type LocalDate } from '../../../../contract/time.ts'
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

/** Says how a fee is, for both sides: `$2.50 for 10 pages: charged to the account of unit 305 on Nov 20, 2026`. */
export const feeWords = ({ pages, amountCents, state, settledOn, charge }: RecordsFee): string => {
  const cost = `${formatMoney(amountCents)} for ${counted(pages, 'page')}`
  const on = settledOn === null ? '' : formatDate(settledOn)
  if (state === 'quoted') return `${cost}: not paid yet`
  if (state === 'paid') return `${cost}: paid on ${on}`
  if (state === 'waived') return `${cost}: waived on ${on}`
  return charge === null
    ? `${cost}: charged to an account on ${on}, then cancelled`
    : `${cost}: charged to the account of unit ${charge.unitNumber} on ${on}`
}

type Charge = NonNullable<RecordsFee['charge']>

/** Says what is open of a charged fee, for those who read the books: `$2.50 for 10 pages charged to unit 305, due Dec 1, 2026`. */
export const chargedWords = (
  { pages, amountCents }: Pick<RecordsFee, 'pages' | 'amountCents'>,
  unitNumber: Charge['unitNumber'],
  { dueOn, openCents }: NonNullable<Charge['account']>,
): string => {
  const charged = `${formatMoney(amountCents)} for ${counted(pages, 'page')} charged to unit ${unitNumber}`
  if (openCents === 0) return `${charged}, paid`
  return openCents === amountCents
    ? `${charged}, due ${formatDate(dueOn)}`
    : `${charged}, due ${formatDate(dueOn)}, ${formatMoney(openCents)} unpaid`
}
