/** Which requests of mortgagees end soon, for those who manage the building. */
import { agendaEndingDays } from '../../../contract/limits/agenda.ts'
import { mortgageeKind } from '../../../contract/mortgagees/mortgagee-kind.ts'
import { addDays } from '../../../contract/time.ts'
import { mortgageeRequests, mortgageeRequestsLapsed, mortgageeRequestUntil } from '../../../law/law.ts'
import type { AgendaOf } from '../../offers.ts'
import { selectEnding } from './lists-store.ts'

/** Puts requests that end within a month before those who manage the building; none where the law names no end. */
export const mortgageesToday: AgendaOf = async (ctx, today) => {
  const { _id: buildingId, jurisdiction } = ctx.building
  const lapsed = mortgageeRequestsLapsed(jurisdiction, today)
  // A request whose last day is within the month has lapsed on the day after it.
  const lapsing = mortgageeRequestsLapsed(jurisdiction, addDays(today, agendaEndingDays + 1))
  if (lapsed === null || lapsing === null) return null
  const { found, ending } = await selectEnding(ctx.db, buildingId, { lapsed, lapsing })
  const { Form } = mortgageeRequests(jurisdiction)
  return {
    entries: ending.map(({ _id, unit, lender, requestedOn }) => ({
      key: `mortgagee:${_id}`,
      kind: 'mortgagee',
      title: lender,
      detail: `${Form} for unit ${unit.unitNumber} ends`,
      dueOn: mortgageeRequestUntil(jurisdiction, requestedOn),
      to: mortgageeKind.page(unit._id),
    })),
    found,
    noun: 'mortgagee',
    list: '/mortgagees',
    figures: [],
  }
}
