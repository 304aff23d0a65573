/** The vendors of a building as a file for a spreadsheet. */
import { pageMost } from '../../../contract/limits.ts'
import { vendorsShownMost } from '../../../contract/limits/vendors.ts'
import type { Download } from '../../../contract/route.ts'
import { formatPhone } from '../../../contract/text.ts'
import type { VendorFilter } from '../../../contract/vendors.ts'
import { contractLabels, paperLabels, tradeLabels } from '../../../contract/vendors/vendor-words.ts'
import type { VendorSummary } from '../../../contract/vendors/vendor.ts'
import { workersCompensationFor } from '../../../law/law.ts'
import type { InBuilding } from '../../context.ts'
import { csvFile, type Cell } from '../../platform/csv.ts'
import { listVendors, todayIn } from './reading.ts'

const cellsOf = (vendor: VendorSummary): Cell[] => [
  vendor.name,
  tradeLabels[vendor.trade],
  vendor.isPreferred,
  vendor.phone && formatPhone(vendor.phone),
  vendor.email,
  vendor.insuredUntil,
  paperLabels[vendor.standings.insurance],
  vendor.clearanceUntil,
  paperLabels[vendor.standings.clearance],
  vendor.contractUntil,
  vendor.noticeBy,
  contractLabels[vendor.standings.contract],
  vendor.endedOn,
]

/** The list as it is narrowed, a page a statement, up to what a file holds. */
export const exportVendors = async (ctx: InBuilding, { query }: { query: VendorFilter }): Promise<Download> => {
  const { clearance } = workersCompensationFor(ctx.building.jurisdiction)
  const all: VendorSummary[] = []
  let cursor: string | undefined
  do {
    const page = await listVendors(ctx, { query: { ...query, cursor, limit: pageMost } })
    all.push(...page.items)
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined && all.length < vendorsShownMost)
  const head = ['Name', 'Trade', 'Preferred', 'Phone', 'Email', 'Insured until', 'Insurance', `${clearance} until`]
  const rest = [clearance, 'Contract until', 'Notice by', 'Contract', 'Ended on']
  return csvFile([[...head, ...rest], ...all.map(cellsOf)], `${ctx.building.name} vendors ${todayIn(ctx)}.csv`)
}
