import { Text } from '@mantine/core'
import { TrustHolder, TrustOutcome } from '../../../../../contract/collections/collection.ts'
import { trustHolderLabels, trustOutcomeLabels } from '../../../../../contract/collections/collection-words.ts'
import { RadioField } from '../../../../ui/form/radio-field.tsx'
import { TextAreaField } from '../../../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../../../ui/form/use-contract-form.ts'
import { useToday } from '../../../../ui/use-today.ts'
import { ChargesField } from './charges-field.tsx'
import { CollectionStepDialog, keptAs } from './collection-step.tsx'
import { EndTrustForm, TrustFields } from './forms.ts'
import { PastDayField } from './step-fields.tsx'
import type { StepProps } from './use-collection-step.tsx'

const holders = TrustHolder.options.map((value) => ({ value, label: trustHolderLabels[value] }))
const outcomes = TrustOutcome.options.map((value) => ({ value, label: trustOutcomeLabels[value] }))

/** Records that owners paid an amount they dispute into court, or to the corporation in trust. */
export const TrustDialog = ({ one, asked, onClose }: StepProps) => {
  const form = useContractForm(
    TrustFields,
    { chargeIds: [], on: useToday(), heldBy: 'corporation', words: '' },
    { keeps: keptAs(one, asked), over: one.version },
  )
  const { control } = form
  return (
    <CollectionStepDialog
      one={one}
      asked={asked}
      form={form}
      said={(values) => ({ step: 'trust', ...values })}
      onClose={onClose}
      button="Hold in trust"
    >
      <Text size="sm">
        {`No ${one.words.charge} can be registered for these charges while the money is in trust. Don’t record it as a payment.`}
      </Text>
      <ChargesField control={control} one={one} label="Disputed charges" />
      <RadioField control={control} name="heldBy" label="Held by" options={holders} withAsterisk />
      <PastDayField control={control} label="Paid on" />
      <TextAreaField
        control={control}
        name="words"
        label="Dispute"
        description="Describe what the owners dispute, and why."
        minRows={2}
        withAsterisk
      />
    </CollectionStepDialog>
  )
}

/** Records how the dispute ended, and who got the money. */
export const EndTrustDialog = ({ one, asked, onClose }: StepProps) => {
  const form = useContractForm(
    EndTrustForm,
    // Nothing is chosen yet, which the form refuses.
    { on: useToday(), outcome: '' as 'owner', words: '' },
    { keeps: keptAs(one, asked) },
  )
  const { control } = form
  return (
    <CollectionStepDialog
      one={one}
      asked={asked}
      form={form}
      said={(values) => ({ step: 'endTrust', trustId: asked.of ?? '', ...values })}
      onClose={onClose}
    >
      <RadioField control={control} name="outcome" label="Money" options={outcomes} withAsterisk />
      <PastDayField control={control} label="Ended on" />
      <TextAreaField
        control={control}
        name="words"
        label="Outcome"
        description="How the dispute ended. If the corporation was paid, record the payment on the account."
        minRows={2}
        withAsterisk
      />
    </CollectionStepDialog>
  )
}
