import { Text } from '@mantine/core'
import { z } from 'zod'
import type { Holding, OpenCharge } from '../../../../contract/ledger/holding.ts'
import { correctionMostChars } from '../../../../contract/limits/ledger.ts'
import { requiredText } from '../../../../contract/fields.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { StepDialog } from '../../../ui/step-dialog.tsx'
import { shownOfLedger } from '../shown.ts'
import { OwnAccountNote } from './own-account-note.tsx'

export const ReasonForm = z.object({ reason: requiredText({ label: 'Reason', max: correctionMostChars }) })

interface Props {
  holding: Holding
  charge: OpenCharge
  onClose: () => void
}

/** Cancels a charge that turned out not to be owed. */
export const CancelDialog = ({ holding, charge, onClose }: Props) => {
  const { _id: id } = holding
  const { _id: chargeId, words, cents, openCents } = charge
  const form = useContractForm(ReasonForm, { reason: '' }, { keeps: `charge/${chargeId}/cancel` })
  const step = useAction(api.ledger.holdingStep, { done: 'Charge cancelled', refresh: shownOfLedger })
  return (
    <StepDialog
      title={`Cancel “${words}”?`}
      form={form}
      onSend={({ reason }) => step.send({ params: { id }, body: { step: 'cancelCharge', chargeId, reason } })}
      onClose={onClose}
      button="Cancel charge"
      cancel="Keep it"
      danger
    >
      <OwnAccountNote isOwn={holding.isOwn} />
      <Text size="sm">
        {formatMoney(cents)} will no longer be owed. The charge and its cancellation both stay on the statement.
        {openCents < cents && ' Payments applied to it become credit.'}
      </Text>
      {charge.type === 'strataFee' && (
        <Text size="sm">
          Monthly fees are charged once, so this one won’t be charged automatically again. If you cancel it by mistake,
          press “Charge again” under “Cancelled charges” on this account.
        </Text>
      )}
      <TextAreaField control={form.control} name="reason" label="Reason" minRows={2} withAsterisk />
    </StepDialog>
  )
}
