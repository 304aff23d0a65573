import { useEffect, useEffectEvent, useInsertionEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { draftOf, dropDraft, keepDraft } from '../../api/drafts.ts'

/** Whoever writes here has no account and no building. */
const owner = { userId: 'nobody', buildingId: 'none', name: 'enquiry' }

type Fields = NodeListOf<HTMLInputElement | HTMLTextAreaElement>

/** What stands in the fields of the page as it was written at build time, before this form has taken them over. */
const typedBefore = (names: readonly string[]): Record<string, string> => {
  const fields: Fields = document.querySelectorAll('main form input, main form textarea')
  const typed = [...fields].filter(({ name, value }) => names.includes(name) && value !== '')
  return Object.fromEntries(typed.map(({ name, value }) => [name, value]))
}

const keptWords = (): object => {
  const kept = draftOf(owner)
  return typeof kept === 'object' && kept !== null ? kept : {}
}

/**
 * Keeps what is typed in this tab until it is sent, so that a reload on a bad network loses nothing, and takes over what
 * somebody typed into the text fields before the page's scripts had come; answers what ends the keeping.
 */
export const useKeptWords = <In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  textFields: readonly string[],
): (() => void) => {
  const typed = useRef<Record<string, string>>({})
  // The last moment before the form writes its own values into the fields: somebody may type while the page wakes up.
  useInsertionEffect(() => {
    typed.current = typedBefore(textFields)
  }, [textFields])
  const restore = useEffectEvent(() => {
    const words = { ...keptWords(), ...typed.current }
    if (Object.keys(words).length === 0) return
    form.reset({ ...form.getValues(), ...words }, { keepDefaultValues: true })
    keepDraft(owner, form.getValues())
  })
  const { watch } = form
  useEffect(() => {
    restore()
    const following = watch((values) => keepDraft(owner, values))
    return () => following.unsubscribe()
  }, [watch])
  return () => dropDraft(owner)
}
