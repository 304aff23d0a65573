import { useEffect, useEffectEvent, useInsertionEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

type Fields = NodeListOf<HTMLInputElement | HTMLTextAreaElement>

/** What stands in the text fields of the page as it was written at build time, before a form has taken them over. */
const typedInto = (names: readonly string[]): Record<string, string> => {
  const fields: Fields = document.querySelectorAll('main form input, main form textarea')
  const typed = [...fields].filter(({ name, value }) => names.includes(name) && value !== '')
  return Object.fromEntries(typed.map(({ name, value }) => [name, value]))
}

/** Takes over what somebody, or their password manager, wrote into the fields that begin blank before the scripts came. */
export const useTypedBefore = <In extends FieldValues, Out>(form: UseFormReturn<In, unknown, Out>, blank: In): void => {
  const [names] = useState(() => Object.keys(blank).filter((name) => blank[name] === ''))
  const typed = useRef<Record<string, string>>({})
  // The last moment before the form writes its own values into the fields.
  useInsertionEffect(() => {
    typed.current = typedInto(names)
  }, [names])
  const take = useEffectEvent(() => {
    if (Object.keys(typed.current).length === 0) return
    form.reset({ ...form.getValues(), ...typed.current }, { keepDefaultValues: true })
    typed.current = {}
  })
  useEffect(() => take(), [])
}
