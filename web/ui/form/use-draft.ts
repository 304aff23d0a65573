import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useBuildingId } from '../../api/building-id.ts'
import { draftOf, dropDraft, keepDraft, type Owner } from '../../api/drafts.ts'
import { isStaying, useSession } from '../../api/session.tsx'
import { keptIn, typedIn } from './draft-values.ts'

/** What is being written, as `vendor/new` or `vendor/0193…`, and the version of the record it is written over. */
export interface Keeping {
  keeps: string
  over?: number | undefined
}

export interface Draft {
  /** What the form was filled with when it opened: nothing kept, a draft, or a draft of a record that has changed since. */
  found: 'nothing' | 'draft' | 'older draft'
  isTyped: () => boolean
  /** Says that the form was sent: the draft goes when the form does, unless more is typed. */
  sent: () => void
  /** Forgets the draft; the form stays as it is. */
  drop: () => void
  /** Forgets the draft and what is in the form. */
  discard: () => void
}

const noOne = 'nobody'

/**
 * Keeps what is typed into a form in this tab until it is sent or discarded, so that neither a reload nor an ended session
 * loses it, and fills the form with what was left there before.
 */
export const useDraft = <In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  keeping: Keeping | null,
): Draft | null => {
  const userId = useSession().user?._id ?? noOne
  const buildingId = useBuildingId() ?? 'none'
  const owner = keeping && { userId, buildingId, name: keeping.keeps }
  const version = keeping?.over ?? null
  const [found, setFound] = useState<Draft['found']>(() => {
    const kept = owner && keptIn(draftOf(owner), form.getValues())
    if (!kept) return 'nothing'
    // Before the first field is drawn: an editor of rich text reads its value once.
    form.reset({ ...form.getValues(), ...kept.typed }, { keepDefaultValues: true })
    return kept.version === version ? 'draft' : 'older draft'
  })
  const drop = (of: Owner) => {
    dropDraft(of)
    setFound('nothing')
  }
  // What the form was opened or reset with: its own state tells that a render later.
  const opened = useRef<object>(form.formState.defaultValues ?? {})
  const typed = () => typedIn(form.getValues(), { ...opened.current })
  const isSent = useRef(false)
  const keep = useEffectEvent((defaults: object) => {
    isSent.current = false
    opened.current = defaults
    if (!owner) return
    const now = typed()
    if (now) keepDraft(owner, { typed: now, version })
    else drop(owner)
  })
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ defaultValues }) => keep(defaultValues ?? {}),
      }),
    [form],
  )
  const end = useEffectEvent(() => {
    // A session that has ended takes the form away too, and says nothing of whether it was saved.
    if (owner && isSent.current && (userId === noOne || isStaying())) dropDraft(owner)
  })
  useEffect(() => () => end(), [])
  if (!owner) return null
  return {
    found,
    isTyped: () => typed() !== null,
    sent: () => void (isSent.current = true),
    drop: () => drop(owner),
    discard: () => {
      form.reset()
      drop(owner)
    },
  }
}
