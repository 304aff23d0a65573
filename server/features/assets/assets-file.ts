/** The assets of a building as a file for a spreadsheet. */
import type { AssetFilter } from '../../../contract/assets.ts'
import { assetKindLabels, planLabels, warrantyLabels } from '../../../contract/assets/asset-words.ts'
import type { AssetSummary } from '../../../contract/assets/asset.ts'
import { pageMost } from '../../../contract/limits.ts'
import { assetsShownMost } from '../../../contract/limits/assets.ts'
import type { Download } from '../../../contract/route.ts'
import type { InBuilding } from '../../context.ts'
import { csvFile, type Cell } from '../../platform/csv.ts'
import { listAssets, todayIn } from './reading.ts'

const head = ['Name', 'Type', 'Location', 'Manufacturer', 'Model', 'Installed on', 'Warranty until', 'Warranty']
const rest = ['Next maintenance', 'Due on', 'Status', 'Retired on']

const cellsOf = (asset: AssetSummary): Cell[] => [
  asset.name,
  assetKindLabels[asset.kind],
  asset.place,
  asset.maker,
  asset.model,
  asset.installedOn,
  asset.warrantyUntil,
  warrantyLabels[asset.warranty],
  asset.next?.title ?? null,
  asset.next?.nextDueOn ?? null,
  asset.next && planLabels[asset.next.standing],
  asset.retiredOn,
]

/** The list as it is narrowed, a page a statement, up to what a file holds. */
export const exportAssets = async (ctx: InBuilding, { query }: { query: AssetFilter }): Promise<Download> => {
  const all: AssetSummary[] = []
  let cursor: string | undefined
  do {
    const page = await listAssets(ctx, { query: { ...query, cursor, limit: pageMost } })
    all.push(...page.items)
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined && all.length < assetsShownMost)
  return csvFile([[...head, ...rest], ...all.map(cellsOf)], `${ctx.building.name} assets ${todayIn(ctx)}.csv`)
}
