import { Text } from '@mantine/core'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { TextAreaField } from '../../../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../../../ui/form/use-contract-form.ts'
import { useToday } from '../../../../ui/use-today.ts'
import { ChargesField } from './charges-field.tsx'
import { CollectionStepDialog, keptAs } from './collection-step.tsx'
import { EndPlanForm, planFormFor } from './forms.ts'
import { InstalmentsField } from './instalments-field.tsx'
import { chosenCents } from './instalments.ts'
import { DecisionFields, PastDayField, ReasonField } from './step-fields.tsx'
import type { StepProps } from './use-collection-step.tsx'

/** Records the instalments that council agreed to. */
export const PlanDialog = ({ one, asked, onClose }: StepProps) => {
  const today = useToday()
  const [schema] = useState(() => planFormFor(one.charges))
  const form = useContractForm(
    schema,
    {
      ...{ chargeIds: one.charges.map(({ _id }) => _id), on: today, request: '' },
      ...{ decidedOn: today, decision: '', instalments: [{ dueOn: '', cents: '' }] },
    },
    { keeps: keptAs(one, asked), over: one.version, mode: 'onSubmit' },
  )
  const { control } = form
  const chosen = useWatch({ control, name: 'chargeIds' }) as string[]
  return (
    <CollectionStepDialog
      one={one}
      asked={asked}
      form={form}
      said={(values) => ({ step: 'plan', ...values })}
      onClose={onClose}
      button="Save plan"
    >
      <Text size="sm">
        {`While the plan is in place, no ${one.words.charge} can be registered for its charges, and no reminders are sent.`}
      </Text>
      <ChargesField control={control} one={one} />
      <InstalmentsField control={control} owedCents={chosenCents(one.charges, chosen)} today={today} />
      <PastDayField control={control} label="Agreed on" />
      <TextAreaField
        control={control}
        name="request"
        label="Owners’ request"
        description="How and when they asked for it."
        minRows={2}
        withAsterisk
      />
      <DecisionFields control={control} />
    </CollectionStepDialog>
  )
}

/** Ends a plan, so that the account can be collected again. */
export const EndPlanDialog = ({ one, asked, onClose }: StepProps) => {
  const form = useContractForm(EndPlanForm, { reason: '' }, { keeps: keptAs(one, asked) })
  return (
    <CollectionStepDialog
      one={one}
      asked={asked}
      form={form}
      said={(values) => ({ step: 'endPlan', planId: asked.of ?? '', ...values })}
      onClose={onClose}
    >
      <Text size="sm">The owners get a message that the plan has ended.</Text>
      <ReasonField control={form.control} />
    </CollectionStepDialog>
  )
}
