import { Alert, Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { formatMoney } from '../../../../contract/money.ts'
import { formatDate, localDateOf } from '../../../../contract/time.ts'
import { bidLabels, linkLabels } from '../../../../contract/work-orders/order-words.ts'
import type { Order, OrderBid } from '../../../../contract/work-orders/order.ts'
import type { BidStanding } from '../../../../contract/work-orders/states.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { useAction } from '../../../api/use-action.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { useZone } from '../../../ui/moments.tsx'
import { StatusBadge, type Tone } from '../../../ui/status-badge.tsx'
import { useConfirm } from '../../../ui/use-confirm.tsx'
import { GiveDialog } from '../dialogs/give-dialog.tsx'
import { shownOfOrders } from '../shown.ts'
import { PlainText } from '../../../ui/plain-text.tsx'
import { FileList } from './file-list.tsx'

interface Props {
  order: Order
  bid: OrderBid
}

const tones: Readonly<Record<BidStanding, Tone>> = {
  entered: 'neutral',
  asked: 'waiting',
  quoted: 'brand',
  declined: 'neutral',
  chosen: 'good',
}

/** A vendor on an order: its price and what is included, its papers, and its link. */
export const BidCard = ({ order, bid, isLowest }: Props & { isLowest: boolean }) => {
  const { vendor, standing, quote, declineWords, warnings } = bid
  const files = order.files.filter(({ bidId, kind }) => bidId === bid._id && kind === 'quote')
  return (
    <Card padding="md" component="article" aria-label={vendor.name}>
      <Stack gap="sm" h="100%">
        <div>
          <Title order={3} size="h5" style={{ overflowWrap: 'anywhere' }}>
            {vendor.name}
          </Title>
          <Group gap={6} mt={4}>
            <StatusBadge tone={tones[standing]}>{bidLabels[standing]}</StatusBadge>
            {isLowest && <StatusBadge tone="good">Lowest</StatusBadge>}
          </Group>
        </div>
        {quote && <Price quote={quote} />}
        {declineWords && <Text style={{ overflowWrap: 'anywhere' }}>{declineWords}</Text>}
        {warnings.length > 0 && (
          <Alert color="orange" styles={{ body: { minWidth: 0 } }}>
            {warnings.join(' ')}
          </Alert>
        )}
        <FileList
          label={`Files with ${vendor.name}’s quote`}
          files={files}
          endpoint={api.workOrders.openFile}
          argsOf={(fileId) => ({ params: { id: order._id, fileId } })}
        />
        <LinkPart order={order} bid={bid} />
        {quote && order.can.steps.includes('order') && <TakeButton order={order} bid={bid} />}
      </Stack>
    </Card>
  )
}

const Price = ({ quote }: { quote: NonNullable<OrderBid['quote']> }) => (
  <div>
    <Text fz="h3" fw={650} className="figures">
      {formatMoney(quote.amountCents)}
    </Text>
    <Text size="sm" c="dimmed">
      {quote.isEntered ? 'Entered by management' : 'Sent by link'}
      {quote.validUntil && `, valid until ${formatDate(quote.validUntil)}`}
    </Text>
    {quote.words && <PlainText>{quote.words}</PlainText>}
  </div>
)

const TakeButton = ({ order, bid }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const hands = useRoute(api.tickets.hands)
  return (
    <>
      <Button mt="auto" className="wraps" onClick={() => setOpen(true)}>
        Order from {bid.vendor.name}
      </Button>
      {isOpen && (
        <GiveDialog order={order} bid={bid} vendors={hands.data?.vendors ?? []} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

const LinkPart = ({ order, bid }: Props) => {
  const { standing, sentTo, until } = bid.link
  const zone = useZone()
  const isOver = order.status === 'closed' || order.status === 'cancelled'
  return (
    <Stack gap={4}>
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {linkLabels[standing]}
        {sentTo && `, sent to ${sentTo}`}
        {standing === 'works' && until && `, until ${formatDate(localDateOf(until, zone))}`}
      </Text>
      {!isOver && <LinkButtons order={order} bid={bid} />}
    </Stack>
  )
}

const LinkButtons = ({ order, bid }: Props) => {
  const params = { id: order._id, bidId: bid._id }
  const { ask, dialog } = useConfirm()
  const send = useAction(api.workOrders.sendLink, { done: 'Link sent', refresh: shownOfOrders })
  const revoke = useAction(api.workOrders.revokeLink, { done: 'Link revoked', refresh: shownOfOrders })
  const end = async () => {
    const question = {
      title: `Revoke ${bid.vendor.name}’s link?`,
      text: 'The link stops working immediately. You can send a new one at any time.',
      yes: 'Revoke link',
      danger: true,
    }
    if (await ask(question)) await revoke.run({ params })
  }
  const mayGetOne = bid.vendor.email !== '' && (order.vendor === null || order.vendor._id === bid.vendor._id)
  return (
    <Group gap="xs">
      {mayGetOne && (
        <BusyButton
          variant="subtle"
          px="xs"
          busy={send.busy}
          busyText="Sending..."
          onClick={() => void send.run({ params })}
        >
          {bid.link.standing === 'none' ? 'Send link' : 'Send new link'}
        </BusyButton>
      )}
      {bid.link.standing === 'works' && (
        <BusyButton variant="subtle" px="xs" busy={revoke.busy} onClick={() => void end()}>
          Revoke link
        </BusyButton>
      )}
      {dialog}
    </Group>
  )
}
