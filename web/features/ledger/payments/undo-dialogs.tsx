import { Text } from '@mantine/core'
import { z } from 'zod'
import type { Payment } from '../../../../contract/ledger/payment.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { NativeSelectField } from '../../../ui/form/native-select-field.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { StepDialog } from '../../../ui/step-dialog.tsx'
import { ReasonForm } from '../dialogs/cancel-dialog.tsx'
import { shownOfLedger } from '../shown.ts'

interface Props {
  payment: Payment
  onClose: () => void
}

const RemoveForm = ReasonForm.extend({ receiptId: z.string() })

/** Takes a payment from a unit that it wasn't for. */
export const RemoveDialog = ({ payment: { _id: id, receipts }, onClose }: Props) => {
  const form = useContractForm(
    RemoveForm,
    { receiptId: receipts[0]?._id ?? '', reason: '' },
    { keeps: `payment/${id}/remove` },
  )
  const step = useAction(api.ledger.paymentStep, { done: 'Payment removed from the unit', refresh: shownOfLedger })
  return (
    <StepDialog
      title="Remove this payment from a unit?"
      form={form}
      onSend={(body) => step.send({ params: { id }, body: { step: 'remove', ...body } })}
      onClose={onClose}
      button="Remove payment"
      danger
    >
      <Text size="sm">The charges it paid there will be owed again. The payment then waits to be allocated.</Text>
      <NativeSelectField
        control={form.control}
        name="receiptId"
        label="Unit"
        data={receipts.map(({ _id, unitNumber, cents }) => ({
          value: _id,
          label: `${unitNumber}: ${formatMoney(cents)}`,
        }))}
      />
      <TextAreaField control={form.control} name="reason" label="Reason" minRows={2} withAsterisk />
    </StepDialog>
  )
}

/** Marks a payment as returned by the bank. */
export const ReturnDialog = ({ payment: { _id: id, cents }, onClose }: Props) => {
  const form = useContractForm(ReasonForm, { reason: '' }, { keeps: `payment/${id}/return` })
  const step = useAction(api.ledger.paymentStep, { done: 'Payment marked as returned', refresh: shownOfLedger })
  return (
    <StepDialog
      title={`Did the bank return this payment of ${formatMoney(cents)}?`}
      form={form}
      onSend={({ reason }) => step.send({ params: { id }, body: { step: 'return', reason } })}
      onClose={onClose}
      button="Mark as returned"
      danger
    >
      <Text size="sm">
        The charges it paid will be owed again, from their original due dates, and so will any part that was refunded or
        transferred. If a fee for returned payments is set under Funds, it’s charged automatically.
      </Text>
      <TextAreaField
        control={form.control}
        name="reason"
        label="Reason"
        description="For example, insufficient funds."
        minRows={2}
        withAsterisk
      />
    </StepDialog>
  )
}
