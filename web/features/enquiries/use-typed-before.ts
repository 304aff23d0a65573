import { useEffect, useEffectEvent, useInsertionEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

type Fields = NodeListOf<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>

/** What was changed in the fields of the page as it was written at build time, before a form has taken them over. */
const typedOver = (first: FieldValues): Record<string, string> => {
  const fields: Fields = document.querySelectorAll('main form :is(input, textarea, select)')
  const typed = [...fields].filter(({ name, value }) => name in first && value !== first[name])
  return Object.fromEntries(typed.map(({ name, value }) => [name, value]))
}

/** Takes over what somebody, or their password manager, wrote or chose before the scripts came; `first`: what stood there. */
export const useTypedBefore = <In extends FieldValues, Out>(form: UseFormReturn<In, unknown, Out>, first: In): void => {
  const typed = useRef<Record<string, string>>({})
  // The last moment before the form writes its own values into the fields.
  useInsertionEffect(() => {
    typed.current = typedOver(first)
  }, [first])
  const take = useEffectEvent(() => {
    if (Object.keys(typed.current).length === 0) return
    form.reset({ ...form.getValues(), ...typed.current }, { keepDefaultValues: true })
    typed.current = {}
  })
  useEffect(() => take(), [])
}
