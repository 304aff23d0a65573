import { SimpleGrid } from '@mantine/core'
import type { ReactNode } from 'react'
import { countsFromLabels, planUnitLabels } from '../../../contract/assets/asset-words.ts'
import { PlanDraft, type AssetPlan, type CountsFrom, type PlanUnit } from '../../../contract/assets/plan.ts'
import { tradeLabels } from '../../../contract/vendors/vendor-words.ts'
import type { VendorTrade } from '../../../contract/vendors/vendor.ts'
import { api } from '../../api/api.ts'
import { useAction } from '../../api/use-action.ts'
import { SelectField } from '../../ui/form/fields.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { DayField, TextField } from '../../ui/form/text-fields.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import type { KeptControl } from '../../ui/form/kept-control.ts'
import { StepDialog } from '../../ui/step-dialog.tsx'
import { valuesOf, type PlanValues } from './plan-values.ts'
import { shownOfAssets } from './shown.ts'
import { usePlanStep } from './use-plan-step.tsx'

interface Props {
  assetId: string
  /** Null for a new one. */
  plan: AssetPlan | null
  onClose: () => void
}

const trades = (Object.keys(tradeLabels) as VendorTrade[]).map((value) => ({ value, label: tradeLabels[value] }))
const units = (Object.keys(planUnitLabels) as PlanUnit[]).map((value) => ({ value, label: planUnitLabels[value] }))
const counts = (Object.keys(countsFromLabels) as CountsFrom[]).map((value) => ({
  value,
  label: countsFromLabels[value],
}))

/** Plans work that comes again, or changes such a plan. What was typed stays, whatever becomes of a save. */
export const PlanDialog = ({ assetId, plan, onClose }: Props) => {
  const form = useContractForm(PlanDraft, valuesOf(plan), {
    keeps: plan ? `plan/${plan._id}` : `asset/${assetId}/plan`,
    over: plan?.version,
    mode: 'onSubmit',
  })
  const add = useAction(api.assets.addPlan, { done: 'Plan added', refresh: shownOfAssets })
  const { version, ...change } = usePlanStep(api.assets.changePlan, plan ?? { version: 0 }, 'Plan saved')
  return (
    <StepDialog
      size="lg"
      title={plan ? `Edit ${plan.title}` : 'Plan recurring work'}
      form={form}
      onSend={(body) =>
        plan
          ? change.send({ params: { id: assetId, planId: plan._id }, body: { ...body, version } })
          : add.send({ params: { id: assetId }, body })
      }
      onClose={onClose}
      button={plan ? 'Save plan' : 'Add plan'}
      conflict={change.conflict}
    >
      <WorkFields control={form.control} />
      <RhythmFields control={form.control} />
    </StepDialog>
  )
}

interface FieldsProps {
  control: KeptControl<PlanValues, PlanDraft>
}

const Pairs = ({ children }: { children: ReactNode }) => (
  <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
    {children}
  </SimpleGrid>
)

const WorkFields = ({ control }: FieldsProps) => (
  <>
    <TextField
      control={control}
      name="title"
      label="Title"
      placeholder="Annual service"
      withAsterisk
      autoComplete="off"
    />
    <TextAreaField control={control} name="words" label="Instructions" minRows={2} />
    <SelectField control={control} name="trade" label="Trade" data={trades} searchable allowDeselect />
  </>
)

const RhythmFields = ({ control }: FieldsProps) => (
  <>
    <Pairs>
      <TextField control={control} name="every" label="Every" inputMode="numeric" withAsterisk autoComplete="off" />
      <SelectField control={control} name="unit" label="Days, weeks, months or years" data={units} />
      <DayField control={control} name="nextDueOn" label="Next date" withAsterisk />
      <TextField
        control={control}
        name="leadDays"
        label="Days before reminder"
        inputMode="numeric"
        autoComplete="off"
      />
    </Pairs>
    <SelectField
      control={control}
      name="countsFrom"
      label="Later dates are counted"
      description="From the planned date: keeps the same time of year, such as every January. From the day it’s done: keeps the same interval."
      data={counts}
    />
  </>
)
