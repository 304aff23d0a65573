/** The bank balances with which the demo began its books. */
import { addDays, daysBetween } from '../../../contract/time.ts'
import type { SeedDemo } from '../../feature.ts'
import { findAccountByEmail } from '../accounts/accounts.ts'
import { booksOf } from '../ledger/ledger.ts'
import { todayIn } from './reading.ts'
import { tryTable } from './starting.ts'
import { stepImport } from './steps.ts'

const balances = { operatingCents: 2_185_000, reserveCents: 6_140_000 }
/** Days after the first entry on which they were added. */
const addedAfterDays = 6

/** Brings the bank balances of the day before the first month into the books, as the manager did then. */
export const seedBookImports: SeedDemo = async (at) => {
  const now = at(0)
  const { firstDay } = await booksOf(now.db, now.building._id)
  if (firstDay === null) return
  const account = (await findAccountByEmail(now.db, 'manager@parapet.example'))!
  const ctx = { ...at(daysBetween(firstDay, todayIn(now)) - addedAfterDays), account }
  const { _id, version } = await tryTable(ctx, 'bank', null)
  const params = { id: _id }
  const asOf = addDays(`${firstDay.slice(0, 7)}-01`, -1)
  await stepImport(ctx, { params, body: { step: 'read', version, asOf, ...balances } })
  await stepImport(ctx, { params, body: { step: 'add', version: version + 1 } })
}
