/** What every change of a vendor leaves behind: a line of the history, and open screens that wake. */
import type { InBuilding } from '../../context.ts'
import { recordChange } from '../audit/audit.ts'
import { wakeKeepers } from '../buildings/buildings.ts'
import { vendorFields, type KnownVendor } from './store.ts'

/** What the history keeps of a vendor. */
const valuesOf = (vendor: KnownVendor) => ({
  ...Object.fromEntries(vendorFields.map((field) => [field, vendor[field]])),
  contacts: vendor.contacts.map(({ name, role, phone, email }) => [name, role, phone, email].filter(Boolean).join(' ')),
  endedOn: vendor.endedOn,
  endReason: vendor.endReason,
})

/** Adds a line to the history of a vendor: of fields what differs, or of a file what it is. */
export const noteChange = async (
  tx: InBuilding,
  action: 'created' | 'changed' | 'ended' | 'taken up' | 'files added' | 'file removed',
  { before, after, ...more }: { before: KnownVendor | null; after: KnownVendor; file?: string; files?: string[] },
): Promise<void> => {
  await recordChange(tx, {
    subject: 'vendor',
    subjectId: after._id,
    buildingId: tx.building._id,
    action,
    before: before ? valuesOf(before) : {},
    after: { ...valuesOf(after), ...more },
  })
  // Only those who manage vendors hear that one changed.
  wakeKeepers(tx, 'tickets', 'vendor')
}
