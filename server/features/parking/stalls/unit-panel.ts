import {
  assignmentStateLabels,
  assignmentTones,
  basisLabels,
  stallLabel,
} from '../../../../contract/parking/stall-words.ts'
import { counted } from '../../../../contract/text.ts'
import { formatDate } from '../../../../contract/time.ts'
import type { UnitPanel } from '../../../../contract/units/story.ts'
import type { UnitPanelOf } from '../../../offers.ts'
import { managesParking } from '../caller.ts'
import { selectOfUnits, type KnownAssignment } from './assignments-store.ts'
import { at } from './reading.ts'
import { selectStalls } from './lists-store.ts'
import { selectLine } from './waits-store.ts'

const toneOf = ({ state, renewed }: KnownAssignment): UnitPanel['rows'][number]['state']['tone'] =>
  state === 'endsSoon' && renewed ? 'good' : assignmentTones[state]

/** The stalls of a unit and its place in line: for those who manage parking, and for its own people. */
export const stallsOfUnit: UnitPanelOf = async (ctx, unit) => {
  if (!ctx.building.features.parking) return null
  const manages = managesParking(ctx)
  if (!manages && unit.eyes !== 'owner' && unit.eyes !== 'resident') return null
  const { _id: buildingId } = ctx.building
  const terms = await selectOfUnits(ctx.db, buildingId, [unit._id], at(ctx).today)
  const wait = (await selectLine(ctx.db, buildingId, ctx.now)).find(({ unitId }) => unitId === unit._id)
  if (terms.length === 0 && !wait) return null
  const stalls = new Map((await selectStalls(ctx.db, buildingId, {}, at(ctx))).map((stall) => [stall._id, stall]))
  const mine = '/parking?activeTab=my-stalls'
  const held = counted(terms.length, 'stall')
  return {
    key: 'parking',
    title: 'Parking',
    summary: wait ? `${held}. Number ${wait.position} on the stall waitlist.` : `${held}.`,
    rows: terms.map((term) => ({
      title: `Stall ${stallLabel(stalls.get(term.stallId)!)}`,
      detail: `${basisLabels[term.basis]}, from ${formatDate(term.from)}${term.until ? ` to ${formatDate(term.until)}` : ''}`,
      state: { words: assignmentStateLabels[term.state], tone: toneOf(term) },
      to: manages ? `/parking-management?stall=${term.stallId}` : mine,
    })),
    more: manages ? { words: 'All stalls', to: '/parking-management' } : { words: 'My stalls', to: mine },
  }
}
