import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { InBuilding } from '../../context.ts'
import { importRosterText, type ImportReport } from './import.ts'

export { seedRecordedMoves } from './moves/demo.ts'
export { seedBelongings } from './records/demo.ts'
export { seedMoves } from './occupancy/demo.ts'

const files = { harbour: 'harbour-view.csv', prairie: 'prairie-court.csv' } as const

/** Fills a building of the demo with its roster, by the import that a manager would use; throws where it is refused. */
export const seedUnits = async (ctx: InBuilding, which: keyof typeof files): Promise<ImportReport> => {
  const fileName = files[which]
  const content = await readFile(join(import.meta.dirname, 'demo', fileName))
  const report = await importRosterText(ctx, { content, apply: true, fileName })
  const refused = report.rows.find(({ fate }) => fate === 'error')
  if (refused) throw new Error(`${fileName}, row ${refused.row}: ${refused.messages.join(' ')}`)
  return report
}
