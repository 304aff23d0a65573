import type { Proposal } from '../../../../contract/voting/proposal.ts'
import type { Endpoint } from '../../../api/endpoint.ts'
import { useStep } from '../../../api/use-step.ts'
import { shownOfProposals } from './shown.ts'

/** A step with a proposal. */
export const useProposalStep = <T>(endpoint: Endpoint<T>, done: string) =>
  useStep<Proposal, T>(endpoint, { done, failed: 'That didn’t work. Please try again.', shown: shownOfProposals })
