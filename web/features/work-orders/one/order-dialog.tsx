import type { Order } from '../../../../contract/work-orders/order.ts'
import type { OrderStepName } from '../../../../contract/work-orders/states.ts'
import { AskDialog } from '../dialogs/ask-dialog.tsx'
import { ChargeDialog } from '../dialogs/charge-dialog.tsx'
import { CostDialog } from '../dialogs/cost-dialog.tsx'
import { DoneDialog } from '../dialogs/done-dialog.tsx'
import { ChangeDialog } from '../dialogs/draft-dialogs.tsx'
import { GiveDialog } from '../dialogs/give-dialog.tsx'
import { InvoiceDialog } from '../dialogs/invoice-dialog.tsx'
import { QuoteDialog } from '../dialogs/quote-dialog.tsx'
import type { Vendors } from '../dialogs/vendor-choice.tsx'
import { WindowsDialog } from '../dialogs/windows-dialog.tsx'
import { CancelDialog, DecideDialog } from '../dialogs/words-dialogs.tsx'

export type Opened = Exclude<OrderStepName, 'decide' | 'pick' | 'noneSuits' | 'close'> | 'approve' | 'reject' | 'charge'

interface Props {
  order: Order
  opened: Opened
  vendors: Vendors
  onClose: () => void
}

/** The dialog of a step. */
export const OrderDialog = ({ opened, vendors, ...rest }: Props) => {
  switch (opened) {
    case 'change':
      return <ChangeDialog {...rest} />
    case 'ask':
      return <AskDialog {...rest} vendors={vendors} />
    case 'quote':
      return <QuoteDialog {...rest} vendors={vendors} />
    case 'order':
      return <GiveDialog {...rest} vendors={vendors} bid={null} />
    case 'offer':
      return <WindowsDialog {...rest} />
    case 'finish':
      return <DoneDialog {...rest} />
    case 'invoice':
      return <InvoiceDialog {...rest} />
    case 'bear':
      return <CostDialog {...rest} />
    case 'charge':
      return <ChargeDialog {...rest} />
    case 'cancel':
      return <CancelDialog {...rest} />
    default:
      return <DecideDialog {...rest} approves={opened === 'approve'} />
  }
}
