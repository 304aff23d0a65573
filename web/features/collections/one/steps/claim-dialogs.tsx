import { SimpleGrid, Text } from '@mantine/core'
import { ClaimForum } from '../../../../../contract/collections/collection.ts'
import { claimForumLabels } from '../../../../../contract/collections/collection-words.ts'
import { formatMoney } from '../../../../../contract/money.ts'
import { RadioField } from '../../../../ui/form/radio-field.tsx'
import { TextAreaField } from '../../../../ui/form/text-area-field.tsx'
import { DayField, TextField } from '../../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../../ui/form/use-contract-form.ts'
import { useToday } from '../../../../ui/use-today.ts'
import { CollectionStepDialog, keptAs } from './collection-step.tsx'
import { ClaimForm, EndClaimForm } from './forms.ts'
import { DecisionFields, PastDayField } from './step-fields.tsx'
import type { StepProps } from './use-collection-step.tsx'

const forums = ClaimForum.options.map((value) => ({ value, label: claimForumLabels[value] }))

/** Records a claim that was filed, with council’s decision. */
export const ClaimDialog = ({ one, asked, onClose }: StepProps) => {
  const today = useToday()
  const form = useContractForm(
    ClaimForm,
    { forum: 'tribunal', on: today, number: '', decidedOn: today, decision: '' },
    { keeps: keptAs(one, asked), over: one.version },
  )
  const { control } = form
  return (
    <CollectionStepDialog
      one={one}
      asked={asked}
      form={form}
      said={(values) => ({ step: 'claim', cents: one.claim.cents, ...values })}
      onClose={onClose}
      button="Record claim"
    >
      {one.claim.cents > 0 && <Text className="figures">Amount to claim: {formatMoney(one.claim.cents)}</Text>}
      <RadioField control={control} name="forum" label="Filed with" options={forums} withAsterisk />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <DayField control={control} name="on" label="Filed on" max={today} withAsterisk />
        <TextField control={control} name="number" label="File number" autoComplete="off" withAsterisk />
      </SimpleGrid>
      <DecisionFields control={control} />
    </CollectionStepDialog>
  )
}

/** Records how a claim ended. */
export const EndClaimDialog = ({ one, asked, onClose }: StepProps) => {
  const form = useContractForm(EndClaimForm, { on: useToday(), words: '' }, { keeps: keptAs(one, asked) })
  return (
    <CollectionStepDialog
      one={one}
      asked={asked}
      form={form}
      said={(values) => ({ step: 'endClaim', claimId: asked.of ?? '', ...values })}
      onClose={onClose}
    >
      <PastDayField control={form.control} label="Ended on" />
      <TextAreaField
        control={form.control}
        name="words"
        label="Outcome"
        description="The decision or settlement."
        minRows={2}
        withAsterisk
      />
    </CollectionStepDialog>
  )
}
