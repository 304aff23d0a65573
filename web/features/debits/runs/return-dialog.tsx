import { Text } from '@mantine/core'
import { DebitRunStep, type DebitRun } from '../../../../contract/debits/debit-run.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { localDateOf } from '../../../../contract/time.ts'
import { DayField } from '../../../ui/form/text-fields.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { useZone } from '../../../ui/moments.tsx'
import { StepDialog } from '../../../ui/step-dialog.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { useRunStep, type StepProps } from './use-run-step.tsx'

const ReturnForm = DebitRunStep.options[2].pick({ returnedOn: true, reason: true })

/** Marks a debit as returned by the bank. */
export const ReturnDialog = ({ run, debit, onClose }: StepProps & { debit: DebitRun['debits'][number] }) => {
  const today = localDateOf(useNow(), useZone())
  const { send, version, id, conflict } = useRunStep(run, 'Debit marked as returned')
  const form = useContractForm(
    ReturnForm,
    { returnedOn: today, reason: '' },
    { keeps: `debit/${debit._id}/return`, over: run.version },
  )
  return (
    <StepDialog
      title={`Did the bank return the debit of unit ${debit.unit.unitNumber}?`}
      form={form}
      onSend={(body) => send({ params: { id }, body: { step: 'return', version, debitId: debit._id, ...body } })}
      onClose={onClose}
      button="Mark as returned"
      danger
      conflict={conflict}
    >
      <Text size="sm" className="figures">
        The charges that {formatMoney(debit.cents)} paid will be owed again, from their original due dates.
      </Text>
      <Text size="sm">
        The agreement goes on. If the account was closed or the owner stopped the payment, end the agreement too.
      </Text>
      <DayField control={form.control} name="returnedOn" label="Returned on" min={run.on} max={today} withAsterisk />
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
