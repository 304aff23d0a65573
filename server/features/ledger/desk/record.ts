/** What every change of the ledger leaves behind: a line of the history, and open screens that wake. */
import type { SubjectName } from '../../../../contract/kinds.ts'
import { localDateOf } from '../../../../contract/time.ts'
import type { InBuilding } from '../../../context.ts'
import { recordChange } from '../../audit/audit.ts'
import { wakeAccounts, wakeRoles } from '../../buildings/buildings.ts'
import { selectAccountsOf } from './holdings-store.ts'

/** What happened to an account of owners, a payment or the books. */
export interface Noted {
  subject: Extract<SubjectName, 'holding' | 'payment' | 'books'>
  subjectId: string
  action: string
  before?: Record<string, unknown>
  after: Record<string, unknown>
}

/** Adds a line to the history, and wakes those who manage the building and the owners of the holdings it is about. */
export const noteChange = async (tx: InBuilding, noted: Noted, holdingIds: readonly string[] = []): Promise<void> => {
  await recordChange(tx, { ...noted, buildingId: tx.building._id })
  wakeRoles(tx, noted.subject)
  const today = localDateOf(tx.now, tx.building.timeZone)
  const accounts = await selectAccountsOf(tx.db, tx.building._id, [...new Set(holdingIds)], today)
  for (const ids of accounts.values()) wakeAccounts(tx, 'holding', ids)
}
