import { documentKind } from '../../../../contract/documents/document-kinds.ts'
import { agendaEndedDays, agendaEndingDays } from '../../../../contract/limits/agenda.ts'
import { addDays } from '../../../../contract/time.ts'
import type { AgendaOf } from '../../../offers.ts'
import { selectEndingFor } from './reminders-store.ts'

/** Documents that end within a month or ended in the last one, of those that the caller manages. */
export const documentsToday: AgendaOf = async (ctx, today) => {
  const by = { buildingId: ctx.building._id, role: ctx.role, today }
  const [from, until] = [addDays(today, -agendaEndedDays), addDays(today, agendaEndingDays)]
  const { found, endings } = await selectEndingFor(ctx.db, by, from, until)
  return {
    entries: endings.map(({ _id, title, expiresOn }) => ({
      key: `document:${_id}`,
      kind: 'document',
      title,
      detail: expiresOn < today ? 'Document expired' : 'Document expires',
      dueOn: expiresOn,
      to: documentKind.page(_id),
    })),
    found,
    noun: 'document',
    list: '/library?filter=expiring',
    figures: [],
  }
}
