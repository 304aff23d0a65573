/** The violations of a building as a file for a spreadsheet. */
import { pageMost } from '../../../../contract/limits.ts'
import { violationsInFileMost } from '../../../../contract/limits/parking.ts'
import type { ViolationSummary } from '../../../../contract/parking/violation.ts'
import type { ViolationFilter } from '../../../../contract/parking/violations.ts'
import { kindLabels, stageLabels } from '../../../../contract/parking/violation-words.ts'
import type { Download } from '../../../../contract/route.ts'
import { formatInstant } from '../../../../contract/time.ts'
import type { InBuilding } from '../../../context.ts'
import { csvFile, type Cell } from '../../../platform/csv.ts'
import { todayIn } from '../caller.ts'
import { listViolations } from './reading.ts'

const head = ['Number', 'Plate', 'Seen', 'Kind', 'Stage', 'Open', 'Location', 'Unit']

const cellsOf = (one: ViolationSummary, zone: string): Cell[] => [
  one.number,
  one.licensePlate ?? 'erased',
  formatInstant(one.seenAt, zone),
  kindLabels[one.kind],
  stageLabels[one.stage],
  one.isOpen,
  one.place,
  one.unitNumber,
]

/** The list as it is narrowed, a page a statement, up to what a file holds. */
export const exportViolations = async (ctx: InBuilding, { query }: { query: ViolationFilter }): Promise<Download> => {
  const all: ViolationSummary[] = []
  let cursor: string | undefined
  do {
    const page = await listViolations(ctx, { query: { ...query, cursor, limit: pageMost } })
    all.push(...page.items)
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined && all.length < violationsInFileMost)
  const rows = all.map((one) => cellsOf(one, ctx.building.timeZone))
  return csvFile([head, ...rows], `${ctx.building.name} parking violations ${todayIn(ctx)}.csv`)
}
