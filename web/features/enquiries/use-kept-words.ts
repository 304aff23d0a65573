import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { draftOf, dropDraft, keepDraft } from '../../api/drafts.ts'

/** Whoever writes here has no account and no building. */
const owner = { userId: 'nobody', buildingId: 'none', name: 'enquiry' }

const keptWords = (): object => {
  const kept = draftOf(owner)
  return typeof kept === 'object' && kept !== null ? kept : {}
}

/**
 * Keeps what is typed in this tab until it is sent, so that a reload on a bad network loses nothing; what was typed since,
 * before the page's scripts had come, goes before what was kept. Answers what ends the keeping.
 */
export const useKeptWords = <In extends FieldValues, Out>(form: UseFormReturn<In, unknown, Out>): (() => void) => {
  const restore = useEffectEvent(() => {
    const typed = Object.entries(form.getValues()).filter(
      ([name, value]) => value !== form.formState.defaultValues?.[name],
    )
    form.reset({ ...form.getValues(), ...keptWords(), ...Object.fromEntries(typed) }, { keepDefaultValues: true })
    if (typed.length > 0) keepDraft(owner, form.getValues())
  })
  const { watch } = form
  useEffect(() => {
    restore()
    const following = watch((values) => keepDraft(owner, values))
    return () => following.unsubscribe()
  }, [watch])
  return () => dropDraft(owner)
}
