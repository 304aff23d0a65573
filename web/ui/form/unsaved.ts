/** What an open form answers before its screen is left. */
export interface Unsaved {
  /** Whether something typed or chosen would be lost. */
  isUnsaved: () => boolean
  /** Forgets it: the writer has chosen to leave. */
  giveUp?: (() => void) | undefined
}

const open = new Set<Unsaved>()

/** Lets a form answer while it is open; returns what ends that. */
export const answerForUnsaved = (form: Unsaved): (() => void) => {
  open.add(form)
  return () => open.delete(form)
}

/** Tells whether something typed on the open screen has not been saved. */
export const isUnsaved = (): boolean => [...open].some((form) => form.isUnsaved())

/** Forgets what is unsaved on the open screen. */
export const giveUpUnsaved = (): void => {
  for (const form of open) if (form.isUnsaved()) form.giveUp?.()
}
