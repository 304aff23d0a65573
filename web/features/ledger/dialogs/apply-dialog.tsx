import { Text } from '@mantine/core'
import type { z } from 'zod'
import type { Holding, Receipt } from '../../../../contract/ledger/holding.ts'
import { SharesForm, sharesOf } from '../../../../contract/ledger/shares-form.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { StepDialog } from '../../../ui/step-dialog.tsx'
import { shownOfLedger } from '../shown.ts'
import { ShareFields } from './share-fields.tsx'

interface Props {
  holding: Holding
  receipt: Receipt
  onClose: () => void
}

/** Applies what is left of a payment to charges. */
export const ApplyDialog = ({ holding, receipt, onClose }: Props) => {
  const { _id: id, charges } = holding
  const form = useContractForm(
    SharesForm,
    { amounts: Object.fromEntries(charges.map(({ _id }) => [_id, ''])), instruction: '' },
    { keeps: `receipt/${receipt._id}/apply` },
  )
  const step = useAction(api.ledger.holdingStep, { done: 'Payment applied', refresh: shownOfLedger })
  const send = ({ amounts, instruction }: z.output<typeof SharesForm>) => {
    const body = { step: 'apply', receiptId: receipt._id, shares: sharesOf(amounts), instruction } as const
    return step.send({ params: { id }, body })
  }
  return (
    <StepDialog
      size="lg"
      title="Apply to charges"
      form={form}
      onSend={send}
      onClose={onClose}
      button="Apply"
      failed="We couldn’t apply this payment. Please try again; nothing you typed was lost."
    >
      <Text size="sm" className="figures">
        {formatMoney(receipt.leftCents)} is left of this payment.
      </Text>
      <ShareFields control={form.control} charges={charges} />
    </StepDialog>
  )
}
