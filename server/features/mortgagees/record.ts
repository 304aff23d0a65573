/** What every change of a mortgagee leaves behind: a line of the history, and open screens that wake. */
import type { InBuilding } from '../../context.ts'
import { recordChange } from '../audit/audit.ts'
import { wakeRoles } from '../buildings/buildings.ts'
import type { KnownMortgagee } from './store.ts'

/** What the history keeps of a mortgagee. */
const valuesOf = ({ unit, lender, address, email, reference, requestedOn, endedOn, endReason }: KnownMortgagee) => ({
  unit: unit.unitNumber,
  ...{ lender, address, email, reference, requestedOn, endedOn, endReason },
})

/** Adds a line to the history of a mortgagee, with what differs. */
export const noteChange = async (
  tx: InBuilding,
  action: 'added' | 'changed' | 'renewed' | 'ended' | 'restored',
  { before, after }: { before: KnownMortgagee | null; after: KnownMortgagee },
): Promise<void> => {
  await recordChange(tx, {
    subject: 'mortgagee',
    subjectId: after._id,
    buildingId: tx.building._id,
    action,
    before: before ? valuesOf(before) : {},
    after: valuesOf(after),
  })
  wakeRoles(tx, 'mortgagee')
}
