/** What the papers and contracts of vendors ask of those who keep them today. */
import { vendorKind } from '../../../contract/vendors/vendor-kind.ts'
import type { LocalDate } from '../../../contract/time.ts'
import { workersCompensationFor, type Jurisdiction } from '../../../law/law.ts'
import type { AgendaOf } from '../../offers.ts'
import { countUncovered, selectUrgent } from './agenda-store.ts'
import type { Ending } from './reminders-store.ts'

const detailOf = ({ about, endsOn }: Ending, today: LocalDate, jurisdiction: Jurisdiction): string => {
  if (about === 'contract') return 'Last day to give notice on the contract'
  const { clearanceWithin } = workersCompensationFor(jurisdiction)
  const paper = about === 'insurance' ? 'Liability insurance' : clearanceWithin
  return `${paper.charAt(0).toUpperCase()}${paper.slice(1)} ${endsOn < today ? 'has expired' : 'expires'}`
}

/** Papers that ran out or end within a week, and days of notice; nothing for who does not keep vendors. */
export const vendorsToday: AgendaOf = async (ctx, today) => {
  if (!ctx.superadmin && !ctx.permissions.tickets) return null
  const { _id: buildingId, jurisdiction } = ctx.building
  const { found, endings } = await selectUrgent(ctx.db, buildingId, today)
  const { all, uncovered } = await countUncovered(ctx.db, buildingId, today)
  const label = 'Vendors with missing or expired documents'
  return {
    entries: endings.map((ending) => ({
      key: `vendor:${ending.vendorId}:${ending.about}`,
      kind: 'vendor',
      title: ending.name,
      detail: detailOf(ending, today, jurisdiction),
      dueOn: ending.endsOn,
      to: vendorKind.page(ending.vendorId),
    })),
    found,
    noun: 'vendor document',
    list: '/vendors',
    figures: [{ key: 'uncoveredVendors', label, value: uncovered, of: all, before: null, to: '/vendors' }],
  }
}
