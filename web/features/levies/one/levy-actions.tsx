import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useState, type ComponentType } from 'react'
import { Link } from 'react-router'
import type { Levy, LevyStepName } from '../../../../contract/levies/levy.ts'
import { ApproveDialog } from './approve-dialog.tsx'
import { CancelDialog } from './cancel-dialogs.tsx'
import { DiscardDialog, FinishDialog, RefundDialog, ReopenDialog, ReserveDialog } from './step-dialogs.tsx'
import type { StepProps } from './use-levy-step.tsx'

/** The steps in the order in which they are offered; the first one is the next to take. */
const steps: readonly (readonly [step: LevyStepName, button: string, dialog: ComponentType<StepProps>])[] = [
  ['approve', 'Record approval', ApproveDialog],
  ['cancel', 'Cancel instalments', CancelDialog],
  ['refund', 'Refund surplus', RefundDialog],
  ['toReserve', 'Move to reserve', ReserveDialog],
  ['finish', 'Complete', FinishDialog],
  ['reopen', 'Reopen', ReopenDialog],
  ['discard', 'Discard draft', DiscardDialog],
]

/** What can be done with a special levy now. */
export const LevyActions = ({ levy }: { levy: Levy }) => {
  const [taken, setTaken] = useState<LevyStepName | null>(null)
  const { can } = levy
  const offered = steps.filter(([step]) => can.steps.includes(step))
  // A dialog stays open when its step is no longer offered, so that it can say so.
  const Dialog = steps.find(([step]) => step === taken)?.[2]
  return (
    <>
      {can.change && (
        <Button
          component={Link}
          to={`/fees/levies/${levy._id}/edit`}
          variant="default"
          leftSection={<IconPencil size={18} aria-hidden />}
        >
          Edit
        </Button>
      )}
      {offered.map(([step, button], index) => (
        <Button
          key={step}
          variant={index === 0 && step !== 'reopen' && step !== 'discard' ? 'filled' : 'default'}
          onClick={() => setTaken(step)}
        >
          {button}
        </Button>
      ))}
      {Dialog && <Dialog levy={levy} onClose={() => setTaken(null)} />}
    </>
  )
}
