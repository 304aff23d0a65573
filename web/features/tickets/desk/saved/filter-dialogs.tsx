import { Text } from '@mantine/core'
import { useState } from 'react'
import { ViewChange, ViewDraft, type KeptFilter, type TicketView } from '../../../../../contract/tickets/views.ts'
import { api } from '../../../../api/api.ts'
import { useAction } from '../../../../api/use-action.ts'
import { useRecordStep } from '../../../../api/use-record-step.ts'
import { RecordConflict } from '../../../../ui/conflict.tsx'
import { CheckboxField } from '../../../../ui/form/fields.tsx'
import { TextField } from '../../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../../ui/form/use-contract-form.ts'
import { StepDialog } from '../../../../ui/step-dialog.tsx'
import { keptWords } from './kept.ts'

const Said = ViewDraft.omit({ filter: true })
const Changed = ViewChange.omit({ version: true })
const fieldWords = { label: 'Name', placeholder: 'Overdue in the parkade', autoComplete: 'off' } as const
const defaultWords = {
  label: 'Use as the default view',
  description: 'Opens Maintenance with this filter instead of all open and on-hold tickets.',
} as const

const failed = 'We couldn’t save the filter. Please try again; nothing you typed was lost.'

interface KeepProps {
  filter: KeptFilter
  onClose: () => void
}

/** Keeps what the table is narrowed by under a name. */
export const KeepFilterDialog = ({ filter, onClose }: KeepProps) => {
  // What was on the screen when the dialog was opened.
  const [kept] = useState(filter)
  const keep = useAction(api.ticketViews.keep, {
    done: ({ name }) => `Filter “${name}” saved`,
    refresh: [api.ticketViews.list],
  })
  const form = useContractForm(Said, { name: '', isDefault: false })
  return (
    <StepDialog
      title="Save this filter"
      form={form}
      onSend={(said) => keep.send({ body: { ...said, filter: kept } })}
      onClose={onClose}
      button="Save filter"
      failed={failed}
    >
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        Shows: {keptWords(kept)}. Only you can see it.
      </Text>
      <TextField control={form.control} name="name" withAsterisk data-autofocus {...fieldWords} />
      <CheckboxField control={form.control} name="isDefault" {...defaultWords} />
    </StepDialog>
  )
}

interface ChangeProps {
  view: TicketView
  onClose: () => void
}

/** Gives a saved filter another name, or lets the desk open with it. */
export const ChangeFilterDialog = ({ view, onClose }: ChangeProps) => {
  const { _id: id, name, isDefault } = view
  const shown = [api.ticketViews.list]
  const { send, theirs, version } = useRecordStep(api.ticketViews.change, view, { done: 'Filter saved', shown })
  const form = useContractForm(Changed, { name, isDefault })
  return (
    <StepDialog
      title={`Edit “${name}”`}
      form={form}
      onSend={(said) => send({ params: { id }, body: { ...said, version } })}
      onClose={onClose}
      button="Save filter"
      failed={failed}
      conflict={<RecordConflict theirs={theirs} title="This filter was changed in another window" words={nowWords} />}
    >
      <TextField control={form.control} name="name" withAsterisk data-autofocus {...fieldWords} />
      <CheckboxField control={form.control} name="isDefault" {...defaultWords} />
    </StepDialog>
  )
}

const nowWords = ({ name, isDefault }: TicketView): string =>
  `Its name is now “${name}”${isDefault ? ' and it’s the default view' : ''}. Your changes aren’t saved yet; save again to keep them.`
