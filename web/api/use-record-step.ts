import { useState } from 'react'
import type { Endpoint } from './endpoint.ts'
import { useStep, type StepWords } from './use-step.ts'

interface Versioned {
  version: number
}

/**
 * Takes a step with the record that a dialog was opened on: `useRecordStep(api.polls.extend, poll, { done: 'Poll extended', shown })`.
 * `version` is the one to send: the one the dialog was opened on, even if the page behind it has refreshed since, so that
 * someone else's change isn't overwritten unseen; after a conflict, theirs. A panel that stays on the page sends the
 * version that it shows.
 */
export const useRecordStep = <One extends Versioned, T>(
  endpoint: Endpoint<T>,
  record: One | Versioned,
  words: StepWords<One, T>,
) => {
  const [opened] = useState(record.version)
  const step = useStep<One, T>(endpoint, words)
  return { ...step, version: step.theirs?.version ?? opened }
}
