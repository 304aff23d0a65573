import { Alert, Stack } from '@mantine/core'
import { createContext, use, useRef, useState, type FormEvent, type ReactNode } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { ApiError, wordsFor } from '../../api/errors.ts'
import type { ContractForm } from './use-contract-form.ts'

/** A form that sends: the server's field errors land on their fields, other failures above the button; input stays. */
interface Props<In extends FieldValues, Out extends FieldValues> {
  form: ContractForm<In, Out>
  /** Whether something besides the fields would be lost by leaving, such as chosen files. */
  unsaved?: boolean | undefined
  /** Sends the checked values and throws what the server refuses: `useAction(…).send`. */
  onSend: (values: Out) => Promise<unknown>
  /** What to say when the server does not word its failure. */
  failed: string
  /** Tells of a failure elsewhere, in place of the box in the form. */
  onFailed?: (words: string) => void
  /** Also says everything that the server refused in one line above the button. */
  joined?: boolean
  label?: string | undefined
  children: ReactNode
}

const BusyContext = createContext(false)
/** Whether the form around is sending; for its buttons. */
export const useSending = (): boolean => use(BusyContext)

/** What a form's `onSend` answers where nothing was sent, and what was typed is to stay. */
export const notSent = Symbol('not sent')

export const Form = <In extends FieldValues, Out extends FieldValues>(props: Props<In, Out>) => {
  const { form, onSend, failed, onFailed, joined = false, label, unsaved, children } = props
  const [refused, setRefused] = useState<string | null>(null)
  const [sending, setSending] = useState(false)

  const place = (error: unknown) => {
    const { fields, rest } = sortErrors(error, form.getValues())
    fields.forEach(({ field, message }, index) =>
      form.setError(field as FieldPath<In>, { type: 'server', message }, { shouldFocus: index === 0 }),
    )
    const said = joined ? [...fields.map(({ message }) => message), ...rest] : rest
    const words = said.length > 0 ? said.join(', ') : fields.length > 0 ? null : wordsFor(error, failed)
    if (words && onFailed) onFailed(words)
    else setRefused(words)
  }
  const judgeAndSend = form.handleSubmit(async (values) => {
    setRefused(null)
    setSending(true)
    try {
      if ((await onSend(values)) !== notSent) form.draft?.sent()
    } catch (error) {
      place(error)
    } finally {
      setSending(false)
    }
  })
  const underWay = useRef(false)
  /** Pressed again while the rules of a light form still load, it is sent once. */
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (underWay.current) return
    underWay.current = true
    await judgeAndSend().finally(() => (underWay.current = false))
  }

  return (
    <BusyContext value={sending}>
      <form noValidate aria-label={label} onSubmit={(event) => void submit(event)}>
        <Stack gap="md">
          {form.draft && <form.draft.Part draft={form.draft} isSending={() => underWay.current} unsaved={unsaved} />}
          {children}
          {refused && (
            <Alert color="red" role="alert">
              {refused}
            </Alert>
          )}
        </Stack>
      </form>
    </BusyContext>
  )
}

/** Errors of fields that the form has, and the words of all others. */
const sortErrors = (error: unknown, values: FieldValues) => {
  const all = error instanceof ApiError ? error.fields : []
  const known = (field: string) => (field.split('.')[0] ?? '') in values
  return {
    fields: all.filter(({ field }) => known(field)),
    rest: all.filter(({ field }) => !known(field)).map(({ message }) => message),
  }
}
