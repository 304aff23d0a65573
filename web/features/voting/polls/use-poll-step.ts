import type { Poll } from '../../../../contract/voting/polls.ts'
import type { Endpoint } from '../../../api/endpoint.ts'
import { useStep } from '../../../api/use-step.ts'
import { shownOfPolls } from './shown.ts'

/** A step with a poll. */
export const usePollStep = <T>(endpoint: Endpoint<T>, done: string) =>
  useStep<Poll, T>(endpoint, { done, failed: 'That didn’t work. Please try again.', shown: shownOfPolls })
