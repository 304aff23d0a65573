import { Button, Text } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import type { Asset } from '../../../contract/assets/asset.ts'
import { PlanDone, type AssetPlan } from '../../../contract/assets/plan.ts'
import { formatDate, localDateOf } from '../../../contract/time.ts'
import { api } from '../../api/api.ts'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { DayField } from '../../ui/form/text-fields.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { useZone } from '../../ui/moments.tsx'
import { useNow } from '../../ui/use-now.ts'
import { PlainText } from '../../ui/plain-text.tsx'
import { StepDialog } from '../../ui/step-dialog.tsx'
import { usePlanStep } from './use-plan-step.tsx'

interface Props {
  assetId: string
  assetName: string
  plan: Pick<AssetPlan, '_id' | 'title' | 'words' | 'countsFrom' | 'nextDueOn' | 'version'>
}

/** Opens the dialog in which a plan is written down as done. */
export const DoneButton = (props: Props) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCheck size={18} aria-hidden />}
        aria-label={`Mark as done: ${props.plan.title}, ${props.assetName}`}
        onClick={() => setOpen(true)}
      >
        Mark as done
      </Button>
      {open && <DoneDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

const Said = PlanDone.omit({ version: true })

const nextDayOf = (planId: string) => (asset: Asset) => {
  const day = asset.plans.find(({ _id }) => _id === planId)?.nextDueOn
  return day ? `Done. Next on ${formatDate(day)}.` : 'Done.'
}

const DoneDialog = ({ assetId, assetName, plan, onClose }: Props & { onClose: () => void }) => {
  const today = localDateOf(useNow(), useZone())
  const { send, version, conflict } = usePlanStep(api.assets.donePlan, plan, nextDayOf(plan._id))
  const form = useContractForm(Said, { doneOn: today, note: '' }, { keeps: `plan/${plan._id}/done` })
  const params = { id: assetId, planId: plan._id }
  return (
    <StepDialog
      title={`${plan.title}: done?`}
      form={form}
      onSend={(said) => send({ params, body: { ...said, version } })}
      onClose={onClose}
      button="Mark as done"
      conflict={conflict}
    >
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {assetName}, planned for {formatDate(plan.nextDueOn)}. The next date is counted{' '}
        {plan.countsFrom === 'done' ? 'from the day it was done.' : 'from the planned date.'}
      </Text>
      {plan.words && (
        <PlainText size="sm" c="dimmed">
          {plan.words}
        </PlainText>
      )}
      <DayField control={form.control} name="doneOn" label="Done on" />
      <TextAreaField
        control={form.control}
        name="note"
        label="Note"
        description="Optional: findings or replaced parts."
        minRows={2}
      />
    </StepDialog>
  )
}
