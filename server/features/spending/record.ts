/** What every record of an approval leaves behind: a line of its history, and open screens that wake. */
import type { Spending } from '../../../contract/spending/report.ts'
import type { InBuilding } from '../../context.ts'
import { recordChange } from '../audit/audit.ts'
import { wakeRoles } from '../buildings/buildings.ts'

const valuesOf = ({ basis, approvedOn, resolution }: Spending) => ({ basis, approvedOn, resolution })

/** Adds a line to the history of an expense, with its day and amount, and what differs. */
export const noteChange = async (
  tx: InBuilding,
  action: 'approved' | 'withdrawn',
  { before, after }: { before: Spending; after: Spending },
): Promise<void> => {
  const { _id, day, cents } = after
  await recordChange(tx, {
    subject: 'spending',
    subjectId: _id,
    buildingId: tx.building._id,
    action,
    before: valuesOf(before),
    after: { day, cents, ...valuesOf(after) },
  })
  wakeRoles(tx, 'spending')
}
