import { agendaEntriesMost } from '../../../contract/limits/agenda.ts'
import type { AgendaOf } from '../../offers.ts'
import { countPending, selectRequests } from './access-requests-store.ts'

/** Requests for access that wait for an answer of those who manage the building. */
export const accessToday: AgendaOf = async (ctx) => {
  const buildingId = ctx.building._id
  const query = { status: 'pending', limit: agendaEntriesMost } as const
  const { items } = await selectRequests(ctx.db, buildingId, query, ctx.now)
  const found = await countPending(ctx.db, buildingId, ctx.now)
  const to = '/access-requests'
  return {
    entries: items.map(({ _id, name, unitNumber }) => ({
      key: `access:${_id}`,
      kind: 'access',
      title: `${name} requested access`,
      detail: `They say unit ${unitNumber} is theirs`,
      dueOn: null,
      to: `${to}/${_id}`,
    })),
    found,
    noun: 'access request',
    list: to,
    figures: [{ key: 'accessRequests', label: 'Access requests waiting', value: found, of: null, before: null, to }],
  }
}
