import { useState } from 'react'
import type { Endpoint } from './endpoint.ts'
import { useStep, type StepWords } from './use-step.ts'

interface Versioned {
  version: number
}

/**
 * A step with a record that a dialog was opened on: `useRecordStep(api.polls.extend, poll, { done: 'Poll extended', shown })`.
 * `version` is the one to send: that of the opening, also when the page behind is read anew, so that somebody else's change
 * is told and not written over; once it was told, theirs. A panel that stays on the page sends the version that it shows.
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
