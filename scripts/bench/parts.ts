/** Keeps a run going: a part that fails is reported with its reason, and the others are still measured. */
export interface Parts {
  /** Measures one part; returns null where it could not be measured. */
  attempt<T>(name: string, work: () => Promise<T>): Promise<T | null>
  /** Reports a part that failed elsewhere. */
  miss(name: string, reason: unknown): void
  /** Every part that was not measured, with its reason, in the order of the run. */
  readonly missed: readonly string[]
}

/** Says why something failed; a refused connection may have a code and no message. */
const reasonOf = (error: unknown): string => {
  const { message = '', code = '' } = error as { message?: string; code?: string }
  return message || code || String(error)
}

/** Opens the list of parts; `say` hears about each missed one at once. */
export const openParts = (say: (sentence: string) => void): Parts => {
  const missed: string[] = []
  const miss = (name: string, reason: unknown) => {
    const line = `${name}: ${reasonOf(reason)}`
    missed.push(line)
    say(`NOT MEASURED ${line}`)
  }
  return {
    missed,
    miss,
    attempt: async (name, work) => {
      try {
        return await work()
      } catch (error) {
        miss(name, error)
        return null
      }
    },
  }
}
