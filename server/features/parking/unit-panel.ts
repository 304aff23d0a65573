import { panelRowsMost } from '../../../contract/limits/unit-story.ts'
import { counted } from '../../../contract/text.ts'
import { formatInstant } from '../../../contract/time.ts'
import type { UnitPanelOf } from '../../offers.ts'
import { managesParking } from './caller.ts'
import { selectVisitsOfUnit } from './unit-panel-store.ts'

/** The visitors of a unit who are there or to come: all of them for those who manage parking, else one's own. */
export const parkingOfUnit: UnitPanelOf = async (ctx, unit) => {
  if (!ctx.building.features.parking || ctx.role === 'visitor') return null
  const manages = managesParking(ctx)
  if (!manages && unit.eyes !== 'owner' && unit.eyes !== 'resident') return null
  const hostId = manages ? null : ctx.account._id
  const wanted = { hostId, now: ctx.now, limit: panelRowsMost }
  const { count, visits } = await selectVisitsOfUnit(ctx.db, ctx.building._id, unit._id, wanted)
  if (count === 0) return null
  const zone = ctx.building.timeZone
  return {
    key: 'visitors',
    title: 'Visitor parking',
    summary: `${manages ? '' : 'You have '}${counted(count, 'current or upcoming visitor')}.`,
    rows: visits.map(({ from, until }) => ({
      title: `Until ${formatInstant(until, zone)}`,
      detail: `From ${formatInstant(from, zone)}`,
      state: from <= ctx.now ? { words: 'Parked', tone: 'good' } : { words: 'Upcoming', tone: 'neutral' },
      to: `/parking?activeTab=${manages ? 'all-visitors' : 'my-visitors'}`,
    })),
    more: manages
      ? { words: 'All visitors', to: '/parking?activeTab=all-visitors' }
      : { words: 'My visitors', to: '/parking?activeTab=my-visitors' },
  }
}
