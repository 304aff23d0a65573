import { Text } from '@mantine/core'
import { z } from 'zod'
import type { Agreement } from '../../../../contract/debits/agreement.ts'
import { requiredText } from '../../../../contract/fields.ts'
import { correctionMostChars } from '../../../../contract/limits/ledger.ts'
import { api } from '../../../api/api.ts'
import { useRecordStep } from '../../../api/use-record-step.ts'
import { RecordConflict } from '../../../ui/conflict.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { StepDialog } from '../../../ui/step-dialog.tsx'
import { shownOfAgreements } from '../../ledger/ledger.ts'

const EndForm = z.object({ reason: requiredText({ label: 'Reason', max: correctionMostChars }) })

interface Props {
  agreement: Agreement
  onClose: () => void
}

/** Ends an agreement on behalf of its owner, with a reason. */
export const EndDialog = ({ agreement, onClose }: Props) => {
  const { _id: id, unit, version: opened } = agreement
  const { send, theirs, version } = useRecordStep(api.debits.endAgreement, agreement, {
    done: 'Agreement ended',
    shown: shownOfAgreements,
  })
  const form = useContractForm(EndForm, { reason: '' }, { keeps: `agreement/${id}/end`, over: opened })
  return (
    <StepDialog
      title={`End the agreement of unit ${unit.unitNumber}?`}
      form={form}
      onSend={({ reason }) => send({ params: { id }, body: { version, reason } })}
      onClose={onClose}
      button="End agreement"
      cancel="Keep it"
      failed="We couldn’t end the agreement. Nothing has changed; please try again."
      danger
      conflict={<RecordConflict theirs={theirs} title="Someone else just changed this agreement" />}
    >
      <Text size="sm">
        Nothing more is debited. A debit already sent to the bank may still go through, and anything owed stays owed.
        The owner is notified.
      </Text>
      <TextAreaField
        control={form.control}
        name="reason"
        label="Reason"
        description="For example, the owner asked you in writing."
        minRows={2}
        withAsterisk
      />
    </StepDialog>
  )
}
