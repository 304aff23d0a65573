import { Button, Group, type ModalProps } from '@mantine/core'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Dialog, useStay } from './dialog.tsx'
import { Form, notSent } from './form/form.tsx'
import { keepFocus } from './form/keep-focus.ts'
import { SubmitButton } from './form/submit-button.tsx'
import type { ContractForm } from './form/use-contract-form.ts'

interface FormProps<In extends FieldValues, Out extends FieldValues> {
  form: ContractForm<In, Out>
  /**
   * Sends what was entered, and throws what the server refuses, so that it lands on the fields. The dialog closes once it
   * answers something. It answers nothing if someone else was quicker, and null if it closes or leaves by itself. An
   * answer that comes after the dialog was left closes nothing: another one may be open by then.
   */
  onSend: (values: Out) => Promise<unknown>
  onClose: () => void
  /** What the button does, in its words. */
  button: string
  busyText?: string
  /** What the button says that leaves everything as it is. */
  cancel?: string
  /** What to say when the server does not word its failure. */
  failed?: string
  label?: string | undefined
  /** Something that can't be undone: the button is red, and the focus begins on Cancel unless a field takes it. */
  danger?: boolean
  /** Whether it can't be sent now, for a reason that the dialog shows. */
  disabled?: boolean
  /** Whether files were chosen, which leaving would lose. */
  unsaved?: boolean
  /** Says that someone else changed the record in the meantime: `<RecordConflict theirs={theirs} … />`. */
  conflict?: ReactNode
  children: ReactNode
}

/** Shows the form of a step inside a dialog that is there already, such as one that loads its choices first. */
export const StepForm = <In extends FieldValues, Out extends FieldValues>(props: FormProps<In, Out>) => {
  const { form, onSend, onClose, button, busyText = 'Saving...', cancel = 'Cancel', conflict, children } = props
  const { failed = 'We couldn’t save this. Please try again; nothing you typed was lost.', label, unsaved } = props
  const { danger = false, disabled = false } = props
  const { stay, leave, isLeft } = useStay()
  const close = () => {
    leave()
    onClose()
  }
  const send = async (values: Out) => {
    stay()
    const answer = await onSend(values)
    if (answer !== undefined && answer !== null && !isLeft()) onClose()
    return answer === undefined && conflict !== undefined ? notSent : answer
  }
  return (
    <Form form={form} onSend={send} failed={failed} label={label} unsaved={unsaved}>
      {children}
      {conflict}
      <Group justify="flex-end">
        <Button variant="default" onMouseDown={keepFocus} onClick={close} {...(danger && { 'data-autofocus': true })}>
          {cancel}
        </Button>
        <SubmitButton busyText={busyText} disabled={disabled} {...(danger && { color: 'red' })}>
          {button}
        </SubmitButton>
      </Group>
    </Form>
  )
}

interface Props<In extends FieldValues, Out extends FieldValues> extends FormProps<In, Out> {
  title: string
  size?: ModalProps['size']
}

/** Shows a step as a form in a dialog; what was typed stays, whatever becomes of it. */
export const StepDialog = <In extends FieldValues, Out extends FieldValues>(props: Props<In, Out>) => {
  const { title, size = 'md', ...rest } = props
  return (
    <Dialog onClose={rest.onClose} title={title} size={size}>
      <StepForm {...rest} />
    </Dialog>
  )
}
