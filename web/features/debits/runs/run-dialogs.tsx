import { Text } from '@mantine/core'
import { z } from 'zod'
import { DebitRunStep } from '../../../../contract/debits/debit-run.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { counted } from '../../../../contract/text.ts'
import { formatDate } from '../../../../contract/time.ts'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { StepDialog } from '../../../ui/step-dialog.tsx'
import { useRunStep, type StepProps } from './use-run-step.tsx'

const Bare = z.object({})

/** Enters the debits as payments. */
export const EnterDialog = ({ run, onClose }: StepProps) => {
  const form = useContractForm(Bare, {})
  const { send, version, id, conflict } = useRunStep(run, 'Debits entered in the books')
  return (
    <StepDialog
      title="Enter these debits in the books?"
      form={form}
      onSend={() => send({ params: { id }, body: { step: 'enter', version } })}
      onClose={onClose}
      button="Enter in the books"
      failed="We couldn’t enter these debits. Nothing has changed; please try again."
      conflict={conflict}
    >
      <Text size="sm" className="figures">
        {counted(run.count, 'payment')} of {formatMoney(run.cents)} in total, received on {formatDate(run.on)}. Owners
        see theirs in their accounts.
      </Text>
      <Text size="sm">If the bank returns one later, mark it as returned.</Text>
    </StepDialog>
  )
}

const CancelForm = DebitRunStep.options[1].pick({ reason: true })

/** Says that the bank doesn’t debit them. */
export const CancelDialog = ({ run, onClose }: StepProps) => {
  const { send, version, id, conflict } = useRunStep(run, 'Debits cancelled')
  const form = useContractForm(CancelForm, { reason: '' }, { keeps: `debits/${id}/cancel`, over: run.version })
  return (
    <StepDialog
      title="Cancel these debits?"
      form={form}
      onSend={({ reason }) => send({ params: { id }, body: { step: 'cancel', version, reason } })}
      onClose={onClose}
      button="Cancel debits"
      cancel="Keep them"
      failed="We couldn’t cancel these debits. Nothing has changed; please try again."
      danger
      conflict={conflict}
    >
      {!run.isTest && <Text size="sm">Owners in the file are notified that their debit is cancelled.</Text>}
      {!run.isTest && (
        <Text size="sm">This doesn’t stop the bank. If you sent the file, ask your bank not to process it.</Text>
      )}
      {run.state === 'entered' && (
        <Text size="sm">The payments are removed from the books, and their charges are owed again.</Text>
      )}
      <TextAreaField control={form.control} name="reason" label="Reason" minRows={2} withAsterisk />
    </StepDialog>
  )
}
