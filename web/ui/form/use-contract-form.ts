import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { judgeBy } from './judge.ts'

interface Manner {
  /** What has not been typed over follows the loaded record that the values come from. */
  follows?: boolean
  /** A form of rows is judged `onSubmit` only: a new row is empty, and no fault yet. */
  mode?: 'onTouched' | 'onSubmit'
}

/**
 * A form over a body schema of the contract, so that each message exists once:
 * `const form = useContractForm(Login, { email: '', password: '' })`; then `<Form form={form} onSend={…}>` around fields
 * such as `<TextField control={form.control} name="email" label="Email" />`. A page that strangers open first takes `use-light-form.ts`.
 */
export const useContractForm = <S extends z.ZodType<FieldValues, FieldValues>>(
  schema: S,
  values: z.input<S> & DefaultValues<z.input<S>>,
  { follows = false, mode = 'onTouched' }: Manner = {},
) =>
  useForm<z.input<S>, unknown, z.output<S>>({
    resolver: judgeBy(schema),
    defaultValues: values,
    mode,
    shouldFocusError: true,
    ...(follows && { values, resetOptions: { keepDirtyValues: true } }),
  })
