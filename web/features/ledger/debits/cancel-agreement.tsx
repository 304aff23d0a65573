import { Text } from '@mantine/core'
import { z } from 'zod'
import type { Agreement } from '../../../../contract/debits/agreement.ts'
import { api } from '../../../api/api.ts'
import { useRecordStep } from '../../../api/use-record-step.ts'
import { RecordConflict } from '../../../ui/conflict.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { StepDialog } from '../../../ui/step-dialog.tsx'
import { shownOfAgreements } from './shown.ts'

const Bare = z.object({})

interface Props {
  agreement: Agreement
  onClose: () => void
}

/** An owner cancels their agreement. */
export const CancelAgreement = ({ agreement, onClose }: Props) => {
  const form = useContractForm(Bare, {})
  const { send, theirs, version } = useRecordStep(api.debits.endAgreement, agreement, {
    done: 'Agreement cancelled',
    shown: shownOfAgreements,
  })
  return (
    <StepDialog
      title="Cancel your agreement?"
      form={form}
      onSend={() => send({ params: { id: agreement._id }, body: { version, reason: null } })}
      onClose={onClose}
      button="Cancel agreement"
      cancel="Keep it"
      failed="We couldn’t cancel the agreement. Nothing has changed; please try again."
      danger
      conflict={<RecordConflict theirs={theirs} title="Your agreement just changed" />}
    >
      <Text size="sm">
        Nothing more is debited for unit {agreement.unit.unitNumber}. A debit already sent to the bank may still go
        through.
      </Text>
      <Text size="sm">Anything you owe stays owed, so pay it another way.</Text>
    </StepDialog>
  )
}
