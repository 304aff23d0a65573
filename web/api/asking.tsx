import { QueryClientContext } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore, type ReactNode } from 'react'

/**
 * Has the code that asks the server come when it is first needed: a page that only says something to strangers does without.
 * Who is signed in and every other screen wait for it.
 */

type Answers = typeof import('./answers.ts')

let answers: Answers | null = null
const listeners = new Set<() => void>()

const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What has been loaded so far. */
export const loadedAnswers = (): Answers | null => answers

export const useAnswers = (): Answers | null => useSyncExternalStore(listen, loadedAnswers, loadedAnswers)

/** Fails as any code that does not come. */
export const loadAnswers = async (): Promise<void> => {
  answers ??= await import('./answers.ts')
  for (const listener of listeners) listener()
}

/** Gives everything below the client of queries, from when it is there. */
export const AnswersProvider = ({ children }: { children: ReactNode }) => {
  const client = useAnswers()?.client
  useEffect(() => {
    client?.mount()
    return () => client?.unmount()
  }, [client])
  return <QueryClientContext value={client}>{children}</QueryClientContext>
}
