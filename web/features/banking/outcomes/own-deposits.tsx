import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { OwnDepositNote } from '../../ledger/ledger.ts'

/** Says to someone who keeps the books that council hears of deposits for their own account; nothing on those of others. */
export const OwnDeposits = ({ shares }: { shares: readonly { holdingId: unknown }[] }) => {
  const own = useRoute(api.ledger.mine)
  const isOwn = own.data?.some(({ _id }) => shares.some(({ holdingId }) => holdingId === _id)) ?? false
  return <OwnDepositNote isOwn={isOwn} />
}
