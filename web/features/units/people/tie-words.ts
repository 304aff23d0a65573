import { doubtAboutShares } from '../../../../contract/shares.ts'
import { formatDate, type LocalDate } from '../../../../contract/time.ts'
import type { UnitLink } from '../../../../contract/units/story.ts'
import { tenantNoticeFor, tenantNoticeOn } from '../../../../law/law.ts'
import type { Tone } from '../../../ui/status-badge.tsx'

/** The days of a tie: `Since Oct 1, 2018`, `From Dec 1, 2026`, `Jan 1, 2020 to Mar 31, 2024`. */
export const periodWords = ({ from, to }: Pick<UnitLink, 'from' | 'to'>, today: LocalDate): string => {
  if (to !== null && to < today) return from ? `${formatDate(from)} to ${formatDate(to)}` : `Until ${formatDate(to)}`
  const start = from === null ? '' : `${from > today ? 'From' : 'Since'} ${formatDate(from)}`
  if (to === null) return start || 'First day not recorded'
  return start ? `${start}, until ${formatDate(to)}` : `Until ${formatDate(to)}`
}

/** What is odd about the shares of a unit's owners of today; null where they make the whole, or nobody said any. */
export const sharesWords = (owners: readonly Pick<UnitLink, 'name' | 'sharePercent'>[]): string | null => {
  const doubt = doubtAboutShares(owners.map(({ sharePercent }) => sharePercent))
  if (doubt === null) return null
  if (doubt.sum !== null) return `The shares add up to ${doubt.sum}%, not 100%. Please check them.`
  const unknown = owners.filter(({ sharePercent }) => sharePercent === null)
  return `No share is recorded for ${unknown.map(({ name }) => name).join(' and ')}.`
}

type Tenancy = Pick<UnitLink, 'role' | 'from' | 'formKReceivedOn'>

/** How the notice that a tenant signs stands, by the law of the building; null where none is asked for. */
export const noticeState = (
  { role, from, formKReceivedOn }: Tenancy,
  jurisdiction: Parameters<typeof tenantNoticeOn>[0],
  today: LocalDate,
): { words: string; tone: Tone } | null => {
  const rule = role === 'tenant' ? tenantNoticeFor(jurisdiction, from) : null
  if (!rule) return null
  const stands = tenantNoticeOn(jurisdiction, { startsOn: from, receivedOn: formKReceivedOn }, today)
  if (stands.state === 'received') return { words: `${rule.form} received on ${formatDate(stands.on)}`, tone: 'good' }
  if (stands.state === 'due') return { words: `${rule.form} due on ${formatDate(stands.on)}`, tone: 'waiting' }
  if (stands.state === 'overdue') return { words: `${rule.form} missing since ${formatDate(stands.on)}`, tone: 'bad' }
  return { words: `${rule.form} missing`, tone: 'bad' }
}
