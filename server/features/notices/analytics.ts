import type { NoticeAnalytics } from '../../../contract/notices.ts'
import { Conflict } from '../../http/errors.ts'
import { requireNotice, type Reading } from './reading.ts'
import { selectMarks, type Marks } from './recipients-store.ts'
import { isPublic, reachOf } from './rules.ts'

const peopleAmong = (marks: readonly Marks[]): NoticeAnalytics['recipients'] => {
  const named = marks.filter(({ key }) => key !== null)
  return [...Map.groupBy(named, ({ key }) => key!)].map(([_id, own]) => ({
    _id,
    name: own[0]!.name ?? '',
    unitNumbers: [...new Set(own.flatMap(({ unitNumber }) => unitNumber ?? []))],
    hasAccount: own[0]!.hasAccount,
    readAt: own[0]!.readAt,
    acknowledgedAt: own[0]!.acknowledgedAt,
  }))
}

const unitsAmong = (marks: readonly Marks[]): NoticeAnalytics['byUnit'] => {
  const inUnits = marks.filter(({ unitId }) => unitId !== null)
  return [...Map.groupBy(inUnits, ({ unitId }) => unitId!)].map(([_id, own]) => ({
    _id,
    unitNumber: own[0]!.unitNumber!,
    floor: own[0]!.floor,
    reach: reachOf(own),
  }))
}

/** Counts people once, however many units they have, and units by the furthest that anybody of theirs got. */
const summarize = (marks: readonly Marks[]): NoticeAnalytics => {
  const recipients = peopleAmong(marks)
  const byUnit = unitsAmong(marks)
  const notReached = byUnit.filter(({ reach }) => reach === 'none')
  return {
    people: {
      total: recipients.length,
      read: recipients.filter(({ readAt }) => readAt !== null).length,
      acknowledged: recipients.filter(({ acknowledgedAt }) => acknowledgedAt !== null).length,
      withoutAccount: recipients.filter(({ hasAccount }) => !hasAccount).length,
    },
    units: {
      total: byUnit.length,
      reached: byUnit.length - notReached.length,
      acknowledged: byUnit.filter(({ reach }) => reach === 'acknowledged' || reach === 'everyOwner').length,
    },
    recipients,
    byUnit,
    unitsNotReached: notReached.map(({ _id, unitNumber }) => ({ _id, unitNumber })),
  }
}

/** Who has read a public notice and taken note of it, among those it was for when it went out. */
export const analyzeNotice = async (ctx: Reading, { params }: { params: { id: string } }): Promise<NoticeAnalytics> => {
  const { _id, status, round } = await requireNotice(ctx, params.id)
  if (!isPublic(status)) throw Conflict('No one has been notified of this notice yet.')
  return summarize(await selectMarks(ctx.db, { buildingId: ctx.building._id, noticeId: _id, round }))
}
