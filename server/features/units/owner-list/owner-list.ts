/** The list of owners that the law has the corporation keep: names and addresses, never a phone or an e-mail. */
import type { Download } from '../../../../contract/route.ts'
import { formatDate } from '../../../../contract/time.ts'
import { labelsFor, ownerListFor, type OwnerListColumn } from '../../../../law/law.ts'
import type { InBuilding } from '../../../context.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { tablePdf, type TablePaper } from '../../../platform/paper.ts'
import { recordChange } from '../../audit/audit.ts'
import { planNumberOf } from '../../buildings/buildings.ts'
import { csvFile } from '../../../platform/csv.ts'
import { today } from '../residents.ts'
import { stallsHeldBy, withHeld } from '../stalls-held.ts'
import { selectLots } from './owner-list-store.ts'
import { headingsOf, linesOf, rowsOf, type ListedLot } from './rows.ts'

type Format = 'pdf' | 'csv'

/** How wide the columns stand on paper, against each other. */
const shares: Readonly<Record<OwnerListColumn, number>> = {
  lot: 46,
  unit: 46,
  lotAddress: 126,
  owner: 114,
  mailingAddress: 130,
  stalls: 52,
  lockers: 52,
  entitlement: 62,
  mortgagees: 112,
  tenants: 92,
}

const paperOf = (ctx: InBuilding, lots: readonly ListedLot[], planNumber: string): TablePaper => {
  const day = today(ctx)
  const labels = labelsFor(ctx.building.jurisdiction)
  const headings = headingsOf(labels)
  const { title, source, columns, unverified } = ownerListFor(ctx.building.jurisdiction, day)
  const counted = `${lots.length} ${lots.length === 1 ? labels.lot.one : labels.lot.many}`
  return {
    title,
    lines: [`${ctx.building.name}, ${labels.plan.one} ${planNumber}`, `As of ${formatDate(day)}, ${counted}`],
    columns: columns.map((column) => ({
      head: headings[column],
      share: shares[column],
      figures: column === 'entitlement',
    })),
    records: lots.map((lot) => linesOf(lot).map((line) => columns.map((column) => line[column]))),
    notes: [
      ...(source ? [`Kept under the ${source}.`] : []),
      ...(unverified ? [unverified] : []),
      'Personal information. Share it only with people entitled to see it, and only for the purpose for which the law requires it to be kept.',
    ],
    at: new Date(ctx.now),
  }
}

/**
 * The owners and tenants of today, as the law of the building has them listed (Strata Property Act, s. 35 (1) (c)); the
 * PDF is made while it is sent. Who took it, when and as what stands in the building's history.
 */
export const downloadOwnerList = async (
  ctx: InBuilding,
  { query: { format } }: { query: { format: Format } },
): Promise<Download> => {
  const day = today(ctx)
  const { jurisdiction, name, _id: buildingId } = ctx.building
  const { title, columns } = ownerListFor(jurisdiction, day)
  const held = await stallsHeldBy(ctx)
  const mortgagees = columns.includes('mortgagees') ? await ctx.offers.mortgageesListed?.(ctx) : undefined
  const lots = (await selectLots(ctx.db, buildingId, day)).map((lot) => ({
    ...lot,
    stalls: withHeld(lot.stalls, held.get(lot.unitId)),
    mortgagees: mortgagees?.get(lot.unitId) ?? [],
  }))
  await inTransaction(ctx, (tx) =>
    recordChange(tx, {
      subject: 'building',
      subjectId: buildingId,
      buildingId,
      action: 'owner list downloaded',
      after: { format, asOf: day, lots: lots.length },
    }),
  )
  const file = `${name} ${title.toLowerCase()} ${day}.${format}`
  if (format === 'csv') {
    const headings = headingsOf(labelsFor(jurisdiction))
    const rows = lots.flatMap(rowsOf).map((row) => columns.map((column) => row[column]))
    return csvFile([columns.map((column) => headings[column]), ...rows], file)
  }
  const paper = paperOf(ctx, lots, await planNumberOf(ctx.db, buildingId))
  return { open: () => tablePdf(paper), name: file, contentType: 'application/pdf', sizeBytes: null }
}
