import type { LevySummary } from '../../../contract/levies/levy.ts'
import { formatMoney } from '../../../contract/money.ts'
import { ProgressBar } from '../../ui/progress-bar.tsx'

/** How much of the total is paid, to look at; the amounts are beside it in words. */
export const Paid = ({
  levy: { name, totalCents, money },
}: {
  levy: Pick<LevySummary, 'name' | 'totalCents' | 'money'>
}) => (
  <ProgressBar
    value={money.paidCents}
    max={totalCents}
    aria-label={`${name}: ${formatMoney(money.paidCents)} of ${formatMoney(totalCents)} paid`}
  />
)
