import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { DraftPart } from './draft-part.tsx'
import { judgeBy } from './judge.ts'
import type { KeptControl } from './kept-control.ts'
import { useDraft, type Draft, type Keeping } from './use-draft.ts'

interface Manner {
  /** What has not been typed over follows the loaded record that the values come from. */
  follows?: boolean
  /** A form of rows is judged `onSubmit` only: a new row is empty, and no fault yet. */
  mode?: 'onTouched' | 'onSubmit'
}

/** A form; one that keeps a draft has it, and its part of the screen. */
export interface ContractForm<In extends FieldValues, Out> extends UseFormReturn<In, unknown, Out> {
  draft?: Draft & { Part: typeof DraftPart }
}
/** A form whose fields may be longer than a line. */
export interface KeptForm<In extends FieldValues, Out> extends ContractForm<In, Out> {
  control: KeptControl<In, Out>
  draft: NonNullable<ContractForm<In, Out>['draft']>
}
type Schema = z.ZodType<FieldValues, FieldValues>
type Values<S extends Schema> = z.input<S> & DefaultValues<z.input<S>>

/**
 * A form over a body schema of the contract, so that each message exists once:
 * `const form = useContractForm(Login, { email: '', password: '' })`; then `<Form form={form} onSend={…}>` around fields
 * such as `<TextField control={form.control} name="email" label="Email" />`. A form of more than a line or two keeps what
 * is typed under a name: `useContractForm(VendorForm, values, { keeps: 'vendor/new' })`. A page that strangers open first
 * takes `use-light-form.ts`.
 */
export function useContractForm<S extends Schema>(
  schema: S,
  values: Values<S>,
  manner: Omit<Manner, 'follows'> & Keeping,
): KeptForm<z.input<S>, z.output<S>>
export function useContractForm<S extends Schema>(
  schema: S,
  values: Values<S>,
  manner?: Manner,
): ContractForm<z.input<S>, z.output<S>>
export function useContractForm<S extends Schema>(
  schema: S,
  values: Values<S>,
  { follows = false, mode = 'onTouched', ...keeping }: Manner & Partial<Keeping> = {},
): ContractForm<z.input<S>, z.output<S>> {
  const form: ContractForm<z.input<S>, z.output<S>> = useForm<z.input<S>, unknown, z.output<S>>({
    resolver: judgeBy(schema),
    defaultValues: values,
    mode,
    shouldFocusError: true,
    ...(follows && { values, resetOptions: { keepDirtyValues: true } }),
  })
  const { keeps, over } = keeping
  const draft = useDraft(form, keeps === undefined ? null : { keeps, over })
  return draft ? Object.assign(form, { draft: { ...draft, Part: DraftPart } }) : form
}
