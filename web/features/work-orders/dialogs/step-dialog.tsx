import { Button, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { orderStatusLabels } from '../../../../contract/work-orders/order-words.ts'
import { Conflict } from '../../../ui/conflict.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import type { Theirs } from '../use-order-step.ts'

interface Props<In extends FieldValues, Out extends FieldValues> {
  title: string
  form: UseFormReturn<In, unknown, Out>
  /** Throws what the server refuses, so that it lands on the fields. */
  onSend: (values: Out) => Promise<unknown>
  onClose: () => void
  /** What the button does, in its words. */
  button: string
  danger?: boolean
  /** Whether files were chosen, which leaving would lose. */
  unsaved?: boolean
  theirs?: Theirs | null
  children: ReactNode
}

/** A form of one step in a dialog; what was typed stays, whatever becomes of it. */
export const StepDialog = <In extends FieldValues, Out extends FieldValues>(props: Props<In, Out>) => {
  const { title, form, onSend, onClose, button, danger = false, unsaved, theirs, children } = props
  return (
    <Dialog onClose={onClose} title={title} size="lg">
      <Form
        form={form}
        onSend={onSend}
        unsaved={unsaved}
        failed="We couldn’t save this. Please try again; nothing you typed was lost."
      >
        {theirs && <StepConflict theirs={theirs} />}
        {children}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton busyText="Saving..." {...(danger && { color: 'red' })}>
            {button}
          </SubmitButton>
        </Group>
      </Form>
    </Dialog>
  )
}

const StepConflict = ({ theirs: { status } }: { theirs: Theirs }) => (
  <Conflict title="Someone else just changed this work order">
    <Text size="sm" c="inherit">
      The work order is now {orderStatusLabels[status].toLowerCase()}. Your changes are still here, but not saved. Check
      them and send again.
    </Text>
  </Conflict>
)
