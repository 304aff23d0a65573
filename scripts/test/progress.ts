export interface Progress {
  /** What is counted, such as "browser". */
  readonly part: string
  readonly done: number
  readonly all: number
  readonly failed: number
  readonly elapsedMs: number
}

const minuteMs = 60_000
/** Before so many are done, the time left would be a guess. */
const doneToGuess = 10

const timeLeft = ({ done, all, elapsedMs }: Progress): string => {
  if (done < doneToGuess) return ''
  const minutes = Math.ceil(((elapsedMs / done) * (all - done)) / minuteMs)
  return minutes <= 1 ? ', about a minute left' : `, about ${minutes} min left`
}

/** Says how far a run is, what has failed and how long the rest will take. */
export const progressLine = (progress: Progress): string => {
  const { part, done, all, failed, elapsedMs } = progress
  const rest = done < all ? timeLeft(progress) : `, ${(elapsedMs / minuteMs).toFixed(1)} min`
  return `${part}: ${done} of ${all} ${all === 1 ? 'journey' : 'journeys'}, ${failed} failed${rest}`
}
