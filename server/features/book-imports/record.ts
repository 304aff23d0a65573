/** What every change of balances leaves behind: a line of the history, and open screens that wake. */
import { formatDate } from '../../../contract/time.ts'
import type { InBuilding } from '../../context.ts'
import { recordChange } from '../audit/audit.ts'
import { wakeKeepers, wakeRoles } from '../buildings/buildings.ts'
import type { KnownImport } from './store.ts'

/** Wakes the open screens of those who keep the books. */
export const wakeImports = (tx: InBuilding): void => wakeKeepers(tx, 'billing', 'bookImport')

/** Adds a line to the history of balances, and wakes the screens that show them, accounts of owners and the books. */
export const noteChange = async (
  tx: InBuilding,
  action: 'added' | 'undone',
  { _id, asOf, owedCents, creditCents, choices, reading }: KnownImport,
): Promise<void> => {
  const charges = reading.accounts.reduce((sum, account) => sum + account.charges, 0)
  const { operatingCents, reserveCents } = choices
  const values = { asOf: formatDate(asOf), charges, owedCents, creditCents, operatingCents, reserveCents }
  await recordChange(tx, {
    ...{ subject: 'bookImport', subjectId: _id, buildingId: tx.building._id, action },
    ...{ before: {}, after: values },
  })
  wakeImports(tx)
  wakeRoles(tx, 'books')
  wakeRoles(tx, 'holding', ['owner', 'council', 'management'])
}
