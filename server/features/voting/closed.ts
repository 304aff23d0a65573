/** What follows from the end of a vote, in the transaction that ends it. */
import type { Instant } from '../../../contract/time.ts'
import type { BallotKind, DecisionMode, ProposalKind } from '../../../contract/voting/kinds.ts'
import type { ProposalResult } from '../../../contract/voting/proposal.ts'
import type { InBuilding } from '../../context.ts'
import { noteDecision } from './decisions/noting.ts'

/** A vote that is closed, passed or not; told once more with another result where its tie is decided later. */
export interface ClosedVote {
  proposalId: string
  /** Shown as `M-12`. */
  number: number
  title: string
  /** Rich text, as it was voted on. */
  text: string
  textVersion: number
  kind: ProposalKind
  mode: DecisionMode
  /** The bylaw that lets the vote decide; empty where it is to be ratified. */
  authority: string
  ballot: BallotKind
  closedAt: Instant
  result: ProposalResult
}

/** Called with the proposal's row locked; what it throws undoes the close. */
export type NoteClosed = (tx: InBuilding, vote: ClosedVote) => Promise<void>

/** In the order in which they are called. */
const followers: readonly NoteClosed[] = [noteDecision]

export const noteClosed: NoteClosed = async (tx, vote) => {
  for (const follower of followers) await follower(tx, vote)
}
