/** What parking asks of those who manage it today. */
import { parkingViolationKind } from '../../../../contract/parking/parking-kinds.ts'
import { formatInstant } from '../../../../contract/time.ts'
import { stageLabels, violationNumber } from '../../../../contract/parking/violation-words.ts'
import type { AgendaOf } from '../../../offers.ts'
import { managesParking } from '../caller.ts'
import { selectOpen } from './agenda-store.ts'

/** Violations that are open, tows first; nothing for who does not manage parking. */
export const parkingToday: AgendaOf = async (ctx, today) => {
  if (!ctx.building.features.parking || !managesParking(ctx)) return null
  const { found, tows, violations } = await selectOpen(ctx.db, ctx.building._id)
  return {
    entries: violations.map((one) => ({
      key: `parking:${one._id}`,
      kind: 'parking',
      title: `${violationNumber(one)} ${stageLabels[one.stage]}`,
      detail: one.place || `Seen on ${formatInstant(one.seenAt, ctx.building.timeZone)}`,
      dueOn: one.stage === 'tow_requested' ? today : null,
      to: parkingViolationKind.page(one._id),
    })),
    found,
    noun: 'parking violation',
    list: '/parking?activeTab=violations',
    figures: [
      {
        ...{ key: 'openParkingViolations', label: 'Open parking violations', value: found },
        ...{ of: null, before: null, to: '/parking?activeTab=violations' },
      },
      {
        ...{ key: 'towRequests', label: 'Tows requested', value: tows },
        ...{ of: null, before: null, to: '/parking?activeTab=violations' },
      },
    ],
  }
}
