/** Deposits that someone who keeps the books posts to an account of their own: the other members of council are notified. */
import type { InBuilding } from '../../../context.ts'
import { accountsOfHoldings, listDebtors, tellOwnStep } from '../../ledger/ledger.ts'
import { todayIn } from '../accounts/accounts.ts'
import { codesIn, indexUnits } from '../rows/text.ts'
import { isPlainlyFor } from './rules.ts'

/** A deposit as it was posted. */
interface Deposit {
  text: string
  reference: string | null
  outcome: { shares: readonly { holdingId: string; cents: number }[] }
}

/**
 * Notifies the other members of council of what a posting brought to accounts of the person who posted it, once for each
 * account with the sum, in cents. Deposits that the bank’s text plainly gives to the account don’t count. Nothing for a job.
 */
export const tellOwnDeposits = async (tx: InBuilding, deposits: readonly Deposit[]): Promise<void> => {
  const { account } = tx
  if (!account || deposits.length === 0) return
  const holdingIds = new Set(deposits.flatMap(({ outcome }) => outcome.shares.map(({ holdingId }) => holdingId)))
  const accounts = await accountsOfHoldings(tx.db, tx.building._id, [...holdingIds], todayIn(tx))
  const own = [...holdingIds].filter((id) => accounts.get(id)?.includes(account._id))
  if (own.length === 0) return
  const debtors = await listDebtors(tx, own)
  const units = indexUnits(debtors.map(({ unit }) => unit.unitNumber))
  for (const { _id, unit, owners, paymentCode } of debtors.filter(({ _id: id }) => own.includes(id))) {
    const isSaid = (row: Deposit) =>
      codesIn(row).some(({ code }) => code === paymentCode) ||
      isPlainlyFor(row.text, { unitNumber: unit.unitNumber, owners }, units)
    const unsaid = deposits.filter((row) => !isSaid(row))
    const shares = unsaid.flatMap(({ outcome }) => outcome.shares.filter(({ holdingId }) => holdingId === _id))
    const cents = shares.reduce((sum, share) => sum + share.cents, 0)
    const gain = { kind: 'deposits posted', cents, reason: null, holdingIds: [_id] } as const
    if (cents > 0) await tellOwnStep({ ...tx, account }, gain)
  }
}
