import { Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { Dialog } from '../../../ui/dialog.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'

interface Props<In extends FieldValues, Out extends FieldValues> {
  title: string
  form: UseFormReturn<In, unknown, Out>
  /** Throws what the server refuses; answers nothing where somebody else was quicker. */
  onSend: (values: Out) => Promise<unknown>
  onClose: () => void
  button: string
  children: ReactNode
}

/** Asks what must be said before a step; it closes once the step is taken, and what was typed stays otherwise. */
export const AskDialog = <In extends FieldValues, Out extends FieldValues>(props: Props<In, Out>) => {
  const { title, form, onSend, onClose, button, children } = props
  const send = async (values: Out) => {
    if ((await onSend(values)) !== undefined) onClose()
  }
  return (
    <Dialog onClose={onClose} title={title}>
      <Form form={form} onSend={send} failed="That didn’t work. Please try again; nothing you typed was lost.">
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
