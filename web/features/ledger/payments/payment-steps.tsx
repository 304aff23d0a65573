import type { Payment } from '../../../../contract/ledger/payment.ts'
import { PlaceDialog } from './place-dialog.tsx'
import { RemoveDialog, ReturnDialog } from './undo-dialogs.tsx'

/** What is to be done with a payment. */
export interface Wanted {
  what: 'place' | 'remove' | 'return'
  payment: Payment
}

interface Props {
  wanted: Wanted
  onClose: () => void
}

/** The form of what is to be done with a payment. */
export const PaymentSteps = ({ wanted: { what, payment }, onClose }: Props) => {
  if (what === 'place') return <PlaceDialog payment={payment} onClose={onClose} />
  return what === 'remove' ? (
    <RemoveDialog payment={payment} onClose={onClose} />
  ) : (
    <ReturnDialog payment={payment} onClose={onClose} />
  )
}
