/** What the units and the council of a building have to say of a day to those who manage it. */
import { agendaEndingDays, agendaEntriesMost } from '../../../contract/limits/agenda.ts'
import { addDays } from '../../../contract/time.ts'
import type { AgendaOf } from '../../offers.ts'
import { selectOpenTerms } from './council/store.ts'
import { countRows, selectRemembered } from './figures-store.ts'

/** Terms of council that end within a month; how many units are lived in, and how many residents have an account. */
export const unitsToday: AgendaOf = async (ctx, today) => {
  const { db } = ctx
  const buildingId = ctx.building._id
  const { units, users } = (await selectRemembered(db, buildingId, today)) ?? (await countRows(db, buildingId, today))
  const terms = await selectOpenTerms(db, buildingId)
  const until = addDays(today, agendaEndingDays)
  const ending = terms.flatMap(({ _id, name, to }) =>
    to !== null && to >= today && to <= until ? [{ _id, name, to }] : [],
  )
  const figure = { before: null }
  return {
    entries: ending
      .toSorted((a, b) => a.to.localeCompare(b.to))
      .slice(0, agendaEntriesMost)
      .map(({ _id, name, to }) => ({
        key: `council:${_id}`,
        kind: 'council',
        title: name,
        detail: 'Term on council ends',
        dueOn: to,
        to: '/settings/council',
      })),
    found: ending.length,
    noun: 'council term',
    list: '/settings/council',
    figures: [
      { ...figure, key: 'occupied', label: 'Occupied units', value: units.occupied, of: units.total, to: '/occupancy' },
      {
        ...figure,
        key: 'accounts',
        label: 'Residents with an account',
        value: users.withUnits,
        of: users.total,
        to: '/invite-users',
      },
    ],
  }
}
