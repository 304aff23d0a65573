import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form'
import { config, type z } from 'zod'

// The content policy forbids code made from text, which zod would otherwise try.
config({ jitless: true })

/**
 * A form over a body schema of the contract, so that each message exists once:
 * `const form = useContractForm(Login, { email: '', password: '' })`; then `<Form form={form} onSend={…}>` around fields
 * such as `<TextField control={form.control} name="email" label="Email" />`. `values` (optional) follows a loaded record. A form of
 * rows says what is wrong `onSubmit` only: a new row is empty, and no fault yet.
 */
export const useContractForm = <S extends z.ZodType<FieldValues, FieldValues>>(
  schema: S,
  defaults: DefaultValues<z.input<S>>,
  values?: z.input<S>,
  mode: 'onTouched' | 'onSubmit' = 'onTouched',
) =>
  useForm<z.input<S>, unknown, z.output<S>>({
    resolver: zodResolver(schema),
    defaultValues: defaults,
    mode,
    shouldFocusError: true,
    ...(values !== undefined && { values, resetOptions: { keepDirtyValues: true } }),
  })
