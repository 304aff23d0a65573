/** What every change of a pass leaves behind: a line of the history, never with a plate or a name, and screens that wake. */
import type { PassRule } from '../../../../contract/parking/figures.ts'
import type { InBuilding } from '../../../context.ts'
import { recordChange } from '../../audit/audit.ts'
import { wakeAccounts, wakeKeepers } from '../../buildings/buildings.ts'
import type { KnownPass } from './store.ts'

const valuesOf = ({ unitNumber, from, until, source }: KnownPass) => ({ unit: unitNumber, from, until, source })

interface Change {
  before: KnownPass | null
  after: KnownPass
  /** The rules that stood against it, where somebody gave a reason to allow it. */
  override?: readonly PassRule[]
}

export const notePass = async (
  tx: InBuilding,
  action: 'registered' | 'extended' | 'cancelled' | 'revoked',
  { before, after, override = [] }: Change,
): Promise<void> => {
  await recordChange(tx, {
    subject: 'visitorPass',
    subjectId: after._id,
    buildingId: tx.building._id,
    action,
    before: before ? valuesOf(before) : {},
    after: { ...valuesOf(after), ...(override.length > 0 && { override }) },
  })
  wakeKeepers(tx, 'parking', 'visitorPass')
  wakeAccounts(tx, 'visitorPass', [after.hostId])
}
