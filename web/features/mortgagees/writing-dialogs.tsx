import type { ReactNode } from 'react'
import type { z } from 'zod'
import { MortgageeChange, MortgageeDraft, type Mortgagee } from '../../../contract/mortgagees/mortgagee.ts'
import { localDateOf } from '../../../contract/time.ts'
import { api } from '../../api/api.ts'
import { useAction } from '../../api/use-action.ts'
import { useRecordStep } from '../../api/use-record-step.ts'
import { RecordConflict } from '../../ui/conflict.tsx'
import type { KeptControl } from '../../ui/form/kept-control.ts'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { useZone } from '../../ui/moments.tsx'
import { StepDialog } from '../../ui/step-dialog.tsx'
import { useNow } from '../../ui/use-now.ts'
import { MortgageeFields } from './mortgagee-fields.tsx'
import { shownOfMortgagees } from './shown.ts'

interface AddProps {
  /** The unit whose page it is. */
  unit?: Mortgagee['unit']
  /** Chooses the unit, where no page says which. */
  renderUnit?: (control: KeptControl<z.input<typeof MortgageeDraft>, MortgageeDraft>) => ReactNode
  onClose: () => void
}

/** Adds a mortgagee: of the unit whose page it is, or of one to be chosen. */
export const AddDialog = ({ unit, renderUnit, onClose }: AddProps) => {
  const requestedOn = localDateOf(useNow(), useZone())
  const blank = { unitId: unit?._id ?? '', lender: '', address: '', email: '', reference: '', requestedOn }
  const form = useContractForm(MortgageeDraft, blank, { keeps: `mortgagee/new/${unit?._id ?? ''}` })
  const add = useAction(api.mortgagees.add, { done: 'Mortgagee added', refresh: shownOfMortgagees })
  return (
    <StepDialog
      title={unit ? `Add a mortgagee of unit ${unit.unitNumber}` : 'Add a mortgagee'}
      form={form}
      onSend={(body) => add.send({ body })}
      onClose={onClose}
      button="Add mortgagee"
    >
      {renderUnit?.(form.control)}
      <MortgageeFields control={form.control} />
    </StepDialog>
  )
}

const EditForm = MortgageeChange.omit({ version: true })

/** Changes what is on a request. */
export const EditDialog = ({ mortgagee, onClose }: { mortgagee: Mortgagee; onClose: () => void }) => {
  const { _id: id, lender, address, email, reference, requestedOn, version: opened } = mortgagee
  const { send, theirs, version } = useRecordStep(api.mortgagees.change, mortgagee, {
    done: 'Mortgagee saved',
    shown: shownOfMortgagees,
  })
  const said = { lender, address, email, reference, requestedOn }
  const form = useContractForm(EditForm, said, { keeps: `mortgagee/${id}`, over: opened })
  return (
    <StepDialog
      title={`Edit ${lender}`}
      form={form}
      onSend={(fields) => send({ params: { id }, body: { ...fields, version } })}
      onClose={onClose}
      button="Save mortgagee"
      conflict={<RecordConflict theirs={theirs} title="Someone else just changed this mortgagee" />}
    >
      <MortgageeFields control={form.control} />
    </StepDialog>
  )
}
