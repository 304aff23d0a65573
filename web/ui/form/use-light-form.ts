import { useForm, type DefaultValues, type FieldValues, type Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { useFirstTouch } from '../first-touch.ts'

type Load<In extends FieldValues, Out extends FieldValues> = () => Promise<z.ZodType<Out, In>>
type Judge<In extends FieldValues, Out extends FieldValues> = Resolver<In, unknown, Out>

/** One promise for each schema; a load that failed is tried anew. */
const judges = new Map<unknown, Promise<unknown>>()
const judgeOf = <In extends FieldValues, Out extends FieldValues>(rules: Load<In, Out>): Promise<Judge<In, Out>> => {
  const known = judges.get(rules) as Promise<Judge<In, Out>> | undefined
  if (known) return known
  const made = Promise.all([import('./judge.ts'), rules()]).then(([{ judgeBy }, schema]) => judgeBy(schema))
  judges.set(rules, made)
  made.catch(() => judges.delete(rules))
  return made
}

/**
 * The form of a page that strangers open first: as `useContractForm`, but its rules, a sixth of such a page's scripts, come
 * with the first touch and not before the page shows. Give a function that imports the schema, always the same one. Where
 * the rules cannot be loaded, what was typed is sent as it is: the server judges by the same.
 */
export const useLightForm = <In extends FieldValues, Out extends FieldValues>(
  rules: Load<In, Out>,
  values: In & DefaultValues<In>,
) => {
  useFirstTouch(() => void judgeOf(rules).catch(() => {}))
  const judge: Judge<In, Out> = async (typed, context, options) => {
    const by = await judgeOf(rules).catch(() => null)
    return by ? by(typed, context, options) : { values: typed as FieldValues as Out, errors: {} }
  }
  return useForm<In, unknown, Out>({
    resolver: judge,
    defaultValues: values,
    mode: 'onTouched',
    shouldFocusError: true,
  })
}
