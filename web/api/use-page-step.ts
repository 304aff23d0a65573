import type { Endpoint } from './endpoint.ts'
import { wordsOfChange } from './errors.ts'
import { toast } from './toast.ts'
import { useStep, type StepWords } from './use-step.ts'

interface PageWords<One, T> extends Omit<StepWords<One, T>, 'onTheirs'> {
  /** What to say when someone else was quicker. */
  theirs: string
}

/**
 * Takes a step with a record on its own page, which then shows theirs where someone else was quicker. `run` says in passing
 * what keeps it from being taken, and answers nothing then; `send` is for a form, and throws.
 */
export const usePageStep = <One, T>(endpoint: Endpoint<T>, { theirs, ...words }: PageWords<One, T>) => {
  const { send, busy } = useStep<One, T>(endpoint, { ...words, onTheirs: () => toast.info(theirs) })
  const run: typeof send = async (args) => {
    try {
      return await send(args)
    } catch (error) {
      toast.error(wordsOfChange(error, 'That didn’t work. Nothing has changed; please try again.'))
      return undefined
    }
  }
  return { run, send, busy }
}
