import { letterRunKind } from '../../../../contract/forms/letter-kinds.ts'
import { panelRowsMost } from '../../../../contract/limits/unit-story.ts'
import { formatInstant } from '../../../../contract/time.ts'
import type { UnitPanelOf } from '../../../offers.ts'
import { selectLettersOfUnit } from './unit-panel-store.ts'

/** The latest letters to a unit, for those who manage the building. */
export const lettersOfUnit: UnitPanelOf = async (ctx, unit) => {
  if (unit.eyes !== 'manager') return null
  const found = await selectLettersOfUnit(ctx.db, ctx.building._id, unit._id, panelRowsMost)
  if (found.length === 0) return null
  const waiting = found.filter((letter) => letter.waiting > 0).length
  return {
    key: 'letters',
    title: 'Letters',
    summary: waiting === 0 ? 'No paper letters to deliver.' : `${waiting} waiting for paper delivery.`,
    rows: found.map(({ subject, at, runId, waiting: papers, read }) => ({
      title: subject,
      detail: formatInstant(at, ctx.building.timeZone),
      state:
        papers > 0
          ? { words: 'To deliver', tone: 'waiting' as const }
          : read
            ? { words: 'Opened', tone: 'good' as const }
            : { words: 'Sent', tone: 'neutral' as const },
      to: letterRunKind.page(runId),
    })),
    more: { words: 'All letters', to: '/document-templates?view=sent' },
  }
}
