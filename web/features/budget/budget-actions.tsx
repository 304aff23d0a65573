import { Button, Text } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Budget } from '../../../contract/budget/budget.ts'
import { api } from '../../api/api.ts'
import { useRecordStep } from '../../api/use-record-step.ts'
import { RecordConflict } from '../../ui/conflict.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { StepDialog } from '../../ui/step-dialog.tsx'
import { z } from 'zod'
import { ApproveDialog } from './approve-dialog.tsx'
import { NoticeDialog } from './step-dialogs.tsx'
import { shownOfBudgets } from './shown.ts'

type Step = Budget['can']['steps'][number]

const buttons: Readonly<Record<Step, string>> = {
  approve: 'Record approval',
  notice: 'Record notice',
  redraft: 'Return to draft',
  discard: 'Discard draft',
}
const order: readonly Step[] = ['approve', 'notice', 'redraft', 'discard']

/** What can be done with a budget now. */
export const BudgetActions = ({ budget }: { budget: Budget }) => {
  const [step, setStep] = useState<Step | null>(null)
  const close = () => setStep(null)
  const { can } = budget
  return (
    <>
      {can.change && (
        <Button
          component={Link}
          to={`/fees/budgets/${budget._id}/edit`}
          variant="default"
          leftSection={<IconPencil size={18} aria-hidden />}
        >
          Edit
        </Button>
      )}
      {order
        .filter((one) => can.steps.includes(one))
        .map((one) => (
          <Button key={one} variant={one === 'approve' ? 'filled' : 'default'} onClick={() => setStep(one)}>
            {buttons[one]}
          </Button>
        ))}
      {step === 'approve' && <ApproveDialog budget={budget} onClose={close} />}
      {step === 'notice' && <NoticeDialog budget={budget} onClose={close} />}
      {(step === 'redraft' || step === 'discard') && <BareDialog budget={budget} step={step} onClose={close} />}
    </>
  )
}

const words = {
  redraft: {
    title: 'Return this budget to draft?',
    text: 'You can change its lines again. Owners can’t read it here until you record a notice again. Tell them if they already received it.',
    done: 'Budget returned to draft',
  },
  discard: {
    title: 'Discard this draft?',
    text: 'Its lines are deleted. This can’t be undone.',
    done: 'Draft discarded',
  },
} as const

interface BareProps {
  budget: Budget
  step: 'redraft' | 'discard'
  onClose: () => void
}

const BareDialog = ({ budget, step, onClose }: BareProps) => {
  const navigate = useNavigate()
  const { title, text, done } = words[step]
  const form = useContractForm(z.object({}), {})
  const { send, theirs, version } = useRecordStep(api.budget.step, budget, { done, shown: shownOfBudgets })
  const take = async () => {
    const answer = await send({ params: { id: budget._id }, body: { step, version } })
    if (step === 'redraft' || answer === undefined) return answer
    await navigate('/fees/budgets')
    return null
  }
  return (
    <StepDialog
      title={title}
      form={form}
      onSend={take}
      onClose={onClose}
      button={buttons[step]}
      danger={step === 'discard'}
      conflict={<RecordConflict theirs={theirs} title="Someone else just changed this budget" />}
    >
      <Text size="sm">{text}</Text>
    </StepDialog>
  )
}
