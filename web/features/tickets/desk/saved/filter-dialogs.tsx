import { Button, Group, Text } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { ViewChange, ViewDraft, type KeptFilter, type TicketView } from '../../../../../contract/tickets/views.ts'
import { api } from '../../../../api/api.ts'
import { newerOf } from '../../../../api/errors.ts'
import { useRefresh } from '../../../../api/queries.ts'
import { useAction } from '../../../../api/use-action.ts'
import { useGround } from '../../../../api/use-ground.ts'
import { Conflict } from '../../../../ui/conflict.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { CheckboxField } from '../../../../ui/form/fields.tsx'
import { Form } from '../../../../ui/form/form.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { TextField } from '../../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../../ui/form/use-contract-form.ts'
import { keptWords } from './kept.ts'

const Said = ViewDraft.omit({ filter: true })
const Changed = ViewChange.omit({ version: true })
const fieldWords = { label: 'Name', placeholder: 'Overdue in the parkade', autoComplete: 'off' } as const
const defaultWords = {
  label: 'Use as the default view',
  description: 'Opens Maintenance with this filter instead of all open and on-hold tickets.',
} as const

interface FrameProps<In extends FieldValues, Out extends FieldValues> {
  title: string
  form: UseFormReturn<In, unknown, Out>
  onSend: (said: Out) => Promise<unknown>
  onClose: () => void
  button: string
  children: ReactNode
}

const Frame = <In extends FieldValues, Out extends FieldValues>(props: FrameProps<In, Out>) => {
  const { title, form, onSend, onClose, button, children } = props
  return (
    <Dialog onClose={onClose} title={title}>
      <Form
        form={form}
        onSend={onSend}
        failed="We couldn’t save the filter. Please try again; nothing you typed was lost."
      >
        {children}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton busyText="Saving...">{button}</SubmitButton>
        </Group>
      </Form>
    </Dialog>
  )
}

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
  const send = async (said: z.output<typeof Said>) => {
    await keep.send({ body: { ...said, filter: kept } })
    onClose()
  }
  return (
    <Frame title="Save this filter" form={form} onSend={send} onClose={onClose} button="Save filter">
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        Shows: {keptWords(kept)}. Only you can see it.
      </Text>
      <TextField control={form.control} name="name" withAsterisk data-autofocus {...fieldWords} />
      <CheckboxField control={form.control} name="isDefault" {...defaultWords} />
    </Frame>
  )
}

interface ChangeProps {
  view: TicketView
  onClose: () => void
}

/** Gives a saved filter another name, or lets the desk open with it. */
export const ChangeFilterDialog = ({ view, onClose }: ChangeProps) => {
  const { _id: id, name, isDefault } = view
  const [theirs, setTheirs] = useState<TicketView | null>(null)
  const version = useGround(view.version, theirs)
  const refresh = useRefresh()
  const change = useAction(api.ticketViews.change, { done: 'Filter saved', refresh: [api.ticketViews.list] })
  const form = useContractForm(Changed, { name, isDefault })
  const send = async (said: z.output<typeof Changed>) => {
    try {
      await change.send({ params: { id }, body: { ...said, version } })
      onClose()
    } catch (error) {
      const newer = newerOf(error) as TicketView | null
      if (!newer) throw error
      setTheirs(newer)
      await refresh(api.ticketViews.list)
    }
  }
  return (
    <Frame title={`Edit “${name}”`} form={form} onSend={send} onClose={onClose} button="Save filter">
      {theirs && (
        <Conflict title="This filter was changed in another window">
          <Text size="sm" c="inherit">
            Its name is now “{theirs.name}”{theirs.isDefault && ' and it’s the default view'}. Your changes aren’t saved
            yet; save again to keep them.
          </Text>
        </Conflict>
      )}
      <TextField control={form.control} name="name" withAsterisk data-autofocus {...fieldWords} />
      <CheckboxField control={form.control} name="isDefault" {...defaultWords} />
    </Frame>
  )
}
