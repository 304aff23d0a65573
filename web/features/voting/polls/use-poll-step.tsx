import { pollStatusLabels } from '../../../../contract/voting/poll-words.ts'
import type { Poll } from '../../../../contract/voting/polls.ts'
import type { Endpoint } from '../../../api/endpoint.ts'
import { useRecordStep } from '../../../api/use-record-step.ts'
import { RecordConflict } from '../../../ui/conflict.tsx'
import { shownOfPolls } from './shown.ts'

const failed = 'That didn’t work. Please try again.'
const words = ({ status }: Poll): string =>
  `The poll is now ${pollStatusLabels[status].toLowerCase()}. Your text is still here; send it again if it still applies.`

/** Takes a step with a poll; `conflict` says when someone else was quicker. */
export const usePollStep = <T,>(endpoint: Endpoint<T>, poll: { version: number }, done: string) => {
  const { theirs, ...step } = useRecordStep<Poll, T>(endpoint, poll, { done, failed, shown: shownOfPolls })
  return { ...step, conflict: <RecordConflict theirs={theirs} words={words} /> }
}
