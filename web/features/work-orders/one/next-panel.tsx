import { Alert, Button, Card, Group, Text } from '@mantine/core'
import { useState } from 'react'
import type { OrderStatus, OrderStepName } from '../../../../contract/work-orders/states.ts'
import type { Order } from '../../../../contract/work-orders/order.ts'
import { api } from '../../../api/api.ts'
import { useRefresh, useRoute } from '../../../api/queries.ts'
import { useAction } from '../../../api/use-action.ts'
import { useConfirm } from '../../../ui/use-confirm.tsx'
import { shownOfOrders } from '../shown.ts'
import { nextFor } from '../words.ts'
import { OrderDialog, type Opened } from './order-dialog.tsx'

interface Props {
  order: Order
}

type Offered = Exclude<OrderStepName, 'decide' | 'pick' | 'noneSuits' | 'close'>

const buttons: Readonly<Record<Offered, string>> = {
  ask: 'Request quotes',
  quote: 'Enter a quote',
  order: 'Order without a quote',
  offer: 'Offer times',
  finish: 'Mark as done',
  invoice: 'Enter the invoice',
  bear: 'Who pays',
  change: 'Edit',
  cancel: 'Cancel',
}
const offered = Object.keys(buttons) as Offered[]

/** The step that usually comes next, by where an order stands; of quotes and approvals the cards have their own. */
const usual: Readonly<Partial<Record<OrderStatus, Offered>>> = {
  draft: 'ask',
  ordered: 'offer',
  scheduled: 'finish',
  done: 'invoice',
}

/** What happens next, and every step that is open. */
export const NextPanel = ({ order }: Props) => {
  const [opened, setOpened] = useState<Opened | null>(null)
  const { can, rejectReason, invoice } = order
  // Asked for before a dialog wants them, so that none opens empty.
  const hands = useRoute(api.tickets.hands)
  const steps = offered.filter((step) => can.steps.includes(step))
  const words = (step: Offered) => (step === 'invoice' && invoice ? 'Correct the invoice' : buttons[step])
  return (
    <Card component="section" aria-label="Next steps">
      <Text size="sm" c="dimmed">
        Next steps
      </Text>
      <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
        {nextFor(order)}
      </Text>
      {rejectReason && (
        <Alert color="red" mt="sm" title="A council member rejected it" styles={{ body: { minWidth: 0 } }}>
          <span style={{ overflowWrap: 'anywhere' }}>{rejectReason}</span>
        </Alert>
      )}
      <Group gap="sm" mt="md">
        {can.steps.includes('decide') && (
          <>
            <Button onClick={() => setOpened('approve')}>Approve</Button>
            <Button variant="default" onClick={() => setOpened('reject')}>
              Reject
            </Button>
          </>
        )}
        {steps.map((step) => (
          <Button
            key={step}
            variant={step === usual[order.status] && order.windows.length === 0 ? 'filled' : 'default'}
            onClick={() => setOpened(step)}
          >
            {words(step)}
          </Button>
        ))}
        {can.charge && (
          <Button variant="default" onClick={() => setOpened('charge')}>
            Charge unit {order.place.unitNumber}
          </Button>
        )}
        {can.steps.includes('close') && <CloseButton order={order} />}
      </Group>
      {opened && (
        <OrderDialog
          order={order}
          opened={opened}
          vendors={hands.data?.vendors ?? []}
          onClose={() => setOpened(null)}
        />
      )}
    </Card>
  )
}

const CloseButton = ({ order: { _id: id, version, invoice } }: Props) => {
  const { ask, dialog } = useConfirm()
  const refresh = useRefresh()
  const close = useAction(api.workOrders.close, { done: 'Work order closed', refresh: shownOfOrders })
  const run = async () => {
    const text = invoice
      ? 'No payment is outstanding. The order stays on the list and can’t be changed.'
      : 'No invoice has been entered. The order stays on the list and can’t be changed.'
    if (!(await ask({ title: 'Close this work order?', text, yes: 'Close work order' }))) return
    if (!(await close.run({ params: { id }, body: { version } }))) await refresh(...shownOfOrders)
  }
  return (
    <>
      <Button variant="default" disabled={close.busy} onClick={() => void run()}>
        Close
      </Button>
      {dialog}
    </>
  )
}
