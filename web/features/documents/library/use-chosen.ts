import { useState } from 'react'

/** Choosing documents of a list: off until somebody begins. */
export const useChosen = () => {
  const [chosen, setChosen] = useState<readonly string[] | null>(null)
  return {
    chosen,
    toggle: () => setChosen(chosen === null ? [] : null),
    none: () => setChosen([]),
    choiceOf: (id: string) =>
      chosen === null
        ? undefined
        : {
            chosen: chosen.includes(id),
            onChange: (on: boolean) => setChosen(on ? [...chosen, id] : chosen.filter((one) => one !== id)),
          },
  }
}
