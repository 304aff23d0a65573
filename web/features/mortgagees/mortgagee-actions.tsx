import { Button, Group } from '@mantine/core'
import { useState, type ComponentType } from 'react'
import type { Mortgagee } from '../../../contract/mortgagees/mortgagee.ts'
import { api } from '../../api/api.ts'
import { usePageStep } from '../../api/use-page-step.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { shownOfMortgagees } from './shown.ts'
import { EndDialog, RenewDialog } from './step-dialogs.tsx'
import { EditDialog } from './writing-dialogs.tsx'

const offered = ['Edit', 'Renew', 'End'] as const
type Taken = (typeof offered)[number]

const dialogs: Readonly<Record<Taken, ComponentType<{ mortgagee: Mortgagee; onClose: () => void }>>> = {
  Edit: EditDialog,
  Renew: RenewDialog,
  End: EndDialog,
}

/** What can be done with a mortgagee: change it, record that the lender asked again, end its request, or restore it. */
export const MortgageeActions = ({ mortgagee }: { mortgagee: Mortgagee }) => {
  const [taken, setTaken] = useState<Taken | null>(null)
  const { endedOn, lender } = mortgagee
  if (endedOn !== null) return <Restore mortgagee={mortgagee} />
  // A dialog stays open when its step is no longer offered, so that it can say so.
  const Dialog = taken && dialogs[taken]
  return (
    <Group gap="xs" className="no-print">
      {offered.map((step) => (
        <Button key={step} variant="default" aria-label={`${step}: ${lender}`} onClick={() => setTaken(step)}>
          {step}
        </Button>
      ))}
      {Dialog && <Dialog mortgagee={mortgagee} onClose={() => setTaken(null)} />}
    </Group>
  )
}

const Restore = ({ mortgagee: { _id: id, lender, version } }: { mortgagee: Mortgagee }) => {
  const { run, busy } = usePageStep(api.mortgagees.step, {
    done: 'Request restored',
    shown: shownOfMortgagees,
    theirs: 'Someone else just changed this mortgagee.',
  })
  return (
    <BusyButton
      variant="default"
      w="fit-content"
      busy={busy}
      busyText="Saving..."
      aria-label={`Restore: ${lender}`}
      onClick={() => void run({ params: { id }, body: { step: 'restore', version } })}
    >
      Restore
    </BusyButton>
  )
}
