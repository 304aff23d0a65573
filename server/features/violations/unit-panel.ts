import { panelRowsMost } from '../../../contract/limits/unit-story.ts'
import { formatMoney } from '../../../contract/money.ts'
import { violationNumber } from '../../../contract/parking/violation-words.ts'
import { counted } from '../../../contract/text.ts'
import { formatDate } from '../../../contract/time.ts'
import type { UnitPanel } from '../../../contract/units/story.ts'
import { topicLabels, violationStageLabels } from '../../../contract/violations/violation-words.ts'
import { violationKind } from '../../../contract/violations/violation-kind.ts'
import type { UnitPanelOf } from '../../offers.ts'
import { todayIn } from './facts.ts'
import { finedCentsOf, isAboutCaller } from './reading.ts'
import type { KnownViolation } from './store.ts'
import { selectCasesOfUnit } from './unit-panel-store.ts'

const rowOf = (known: KnownViolation): UnitPanel['rows'][number] => {
  const cents = finedCentsOf(known)
  const days = formatDate(known.happenedOn)
  return {
    title: `${violationNumber(known)} ${topicLabels[known.topic]}`,
    detail: cents === 0 ? days : `${days}, fined ${formatMoney(cents)}`,
    state: { words: violationStageLabels[known.stage], tone: known.stage === 'closed' ? 'neutral' : 'waiting' },
    to: violationKind.page(known._id),
  }
}

/** The newest violation cases of a unit, for those who manage the building and aren't concerned by them. */
export const violationsOfUnit: UnitPanelOf = async (ctx, unit) => {
  if (unit.eyes !== 'manager') return null
  const wanted = { unitId: unit._id, most: panelRowsMost }
  const { open, cases } = await selectCasesOfUnit(ctx.db, ctx.building._id, todayIn(ctx), wanted)
  if (cases.length === 0 || cases.some((known) => isAboutCaller(ctx, known))) return null
  return {
    key: 'violations',
    title: 'Bylaw violations',
    summary: open === 0 ? 'No open cases.' : `${counted(open, 'open case')}.`,
    rows: cases.map(rowOf),
    more: {
      words: 'All cases of the unit',
      to: `/building-violations?view=all&shows=all&search=${encodeURIComponent(unit.unitNumber)}`,
    },
  }
}
