import type { BankAccount } from '../../../../contract/banking/bank-account.ts'
import type { BankRow } from '../../../../contract/banking/bank-row.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { LeavesOverdrawn } from '../../ledger/ledger.ts'
import { leftInFund } from './left.ts'

interface Props {
  account: Pick<BankAccount, 'fund'>
  /** A withdrawal that is about to be matched; null for all that is matched. */
  row: BankRow | null
}

/** Warns where a withdrawal, or all that is matched, leaves the fund below zero. The screen behind has read what the funds have. */
export const LeavesFund = ({ account: { fund }, row }: Props) => {
  const { data } = useRoute(api.banking.accounts)
  if (!data) return null
  const cents = row === null ? data.fundCents[fund] : leftInFund(data.fundCents, fund, row)
  return <LeavesOverdrawn left={{ fund, cents }} />
}
