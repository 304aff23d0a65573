import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { draftOf, dropDraft, keepDraft } from '../../api/drafts.ts'

/** Whoever writes here has no account and no building. */
const owner = { userId: 'nobody', buildingId: 'none', name: 'enquiry' }

/** Keeps what is typed in this tab until it is sent, so that a reload on a bad network loses nothing; answers what ends that. */
export const useKeptWords = <In extends FieldValues, Out>(form: UseFormReturn<In, unknown, Out>): (() => void) => {
  const restore = useEffectEvent(() => {
    const kept = draftOf(owner)
    if (typeof kept === 'object' && kept !== null)
      form.reset({ ...form.getValues(), ...kept }, { keepDefaultValues: true })
  })
  const { watch } = form
  useEffect(() => {
    restore()
    const following = watch((values) => keepDraft(owner, values))
    return () => following.unsubscribe()
  }, [watch])
  return () => dropDraft(owner)
}
