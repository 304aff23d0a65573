/** What asks the open forms, each through its leave guard, whether something typed would be lost. */
const asked = new Set<() => boolean>()

/** Lets a form answer while it is open; gives what ends that. */
export const answerForUnsaved = (unsaved: () => boolean): (() => void) => {
  asked.add(unsaved)
  return () => asked.delete(unsaved)
}

/** Whether something typed on the open screen has not been saved. */
export const isUnsaved = (): boolean => [...asked].some((unsaved) => unsaved())
