import { Text } from '@mantine/core'
import type { z } from 'zod'
import type { Holding, Receipt } from '../../../../contract/ledger/holding.ts'
import { SharesForm, sharesOf } from '../../../../contract/ledger/shares-form.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { StepDialog } from '../../../ui/step-dialog.tsx'
import { shownOfLedger } from '../shown.ts'
import { ReasonForm } from './cancel-dialog.tsx'
import { ShareFields } from './share-fields.tsx'

const FreeForm = SharesForm.extend(ReasonForm.shape)

interface Props {
  holding: Holding
  /** Of what paid it: what was written off leaves nothing to pay with. */
  kind: Receipt['kind']
  paid: Receipt['paid'][number]
  onClose: () => void
}

/** Frees what a payment paid, so that it can pay something else. */
export const FreeDialog = ({ holding: { _id: id, charges: open }, kind, paid, onClose }: Props) => {
  const isWriteOff = kind === 'writeOff'
  const charges = isWriteOff ? [] : open
  const form = useContractForm(
    FreeForm,
    { reason: '', amounts: Object.fromEntries(charges.map((one) => [one._id, ''])), instruction: '' },
    { keeps: `allocation/${paid._id}/free` },
  )
  const done = isWriteOff ? 'Write-off undone' : 'Allocation undone'
  const step = useAction(api.ledger.holdingStep, { done, refresh: shownOfLedger })
  const send = ({ reason, amounts, instruction }: z.output<typeof FreeForm>) => {
    const body = { step: 'free', allocationId: paid._id, reason, shares: sharesOf(amounts), instruction } as const
    return step.send({ params: { id }, body })
  }
  return (
    <StepDialog
      size="lg"
      title={isWriteOff ? 'Undo this write-off?' : 'Undo this allocation?'}
      form={form}
      onSend={send}
      onClose={onClose}
      button={isWriteOff ? 'Undo write-off' : 'Undo allocation'}
      cancel="Keep it"
      danger
    >
      <Text size="sm">
        {formatMoney(paid.cents)} for {paid.words} will be owed again.
        {!isWriteOff &&
          ' Say what the money pays instead: anything left becomes credit, which pays what is due, the oldest first.'}
      </Text>
      {charges.length > 0 && <ShareFields control={form.control} charges={charges} />}
      <TextAreaField control={form.control} name="reason" label="Reason" minRows={2} withAsterisk />
    </StepDialog>
  )
}
