/** What every step leaves behind: a line of the history, and open screens that wake. */
import { recordChange } from '../audit/audit.ts'
import { wakeAccounts, wakeRoles } from '../buildings/buildings.ts'
import { accountsOfHoldings } from '../ledger/ledger.ts'
import type { CollectionStepName } from '../../../contract/collections/collection.ts'
import { todayIn, type Account, type Caller } from './facts.ts'
import { countStep } from './store.ts'

/** Finds the accounts of the owners of an account in arrears. */
export const ownersOf = async (tx: Caller, { _id }: Pick<Account, '_id'>): Promise<string[]> =>
  (await accountsOfHoldings(tx.db, tx.building._id, [_id], todayIn(tx))).get(_id) ?? []

/** Adds a step to the history of an account, and counts it. */
export const noteStep = async (
  tx: Caller,
  account: Account,
  action: CollectionStepName,
  after: Record<string, unknown>,
): Promise<void> => {
  await countStep(tx.db, tx.building._id, account._id)
  await recordChange(tx, {
    ...{ subject: 'collection', subjectId: account._id, buildingId: tx.building._id, action },
    after: { unit: account.unit.unitNumber, ...after },
  })
  wakeRoles(tx, 'collection')
  wakeAccounts(tx, 'collection', await ownersOf(tx, account))
}
