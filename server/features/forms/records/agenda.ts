import { recordsRequestKind } from '../../../../contract/forms/request-kind.ts'
import { requestNumber } from '../../../../contract/forms/request-words.ts'
import { dueReminderDays } from '../../../../contract/limits/records.ts'
import { addDays } from '../../../../contract/time.ts'
import type { AgendaOf } from '../../../offers.ts'
import { selectFirstDue } from './reminders-store.ts'

/** Requests for records that are late or due within three days; whoever manages the building handles them. */
export const recordsToday: AgendaOf = async (ctx, today) => {
  const until = addDays(today, Math.max(...dueReminderDays))
  const { found, requests } = await selectFirstDue(ctx.db, ctx.building._id, until)
  return {
    entries: requests.map((request) => ({
      key: `records:${request._id}`,
      kind: 'records',
      title: `${requestNumber(request)} ${request.asker}`,
      detail: 'Records due by law',
      dueOn: request.dueOn,
      to: recordsRequestKind.page(request._id),
    })),
    found,
    noun: 'records request',
    list: '/records-requests',
    figures: [],
  }
}
