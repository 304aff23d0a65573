import { SimpleGrid } from '@mantine/core'
import type { Order } from '../../../../contract/work-orders/order.ts'
import { Panel } from '../../../ui/panel.tsx'
import { BidCard } from './bid-card.tsx'

/** The vendors on an order side by side, those with a price first and the lowest of them before the others. */
export const QuotesPanel = ({ order }: { order: Order }) => {
  const { bids } = order
  if (bids.length === 0) return null
  const prices = bids.flatMap(({ quote }) => quote?.amountCents ?? [])
  const lowest = prices.length > 1 ? Math.min(...prices) : null
  const sorted = bids.toSorted(
    (a, b) => (a.quote?.amountCents ?? Infinity) - (b.quote?.amountCents ?? Infinity) || a._id.localeCompare(b._id),
  )
  return (
    <Panel
      title={prices.length > 0 ? 'Quotes' : 'Vendors'}
      text="Each vendor sees only their own part through their link."
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        {sorted.map((bid) => (
          <BidCard key={bid._id} order={order} bid={bid} isLowest={bid.quote?.amountCents === lowest} />
        ))}
      </SimpleGrid>
    </Panel>
  )
}
