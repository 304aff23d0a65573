import { useState } from 'react'
import type { ProposalSummary } from '../../../../../contract/voting/proposal.ts'

/** A proposal that was voted on in a list, and which of its cards it was. */
interface Voted {
  proposal: ProposalSummary
  at: number
  narrowing: string
}

const isOf =
  ({ _id: id }: ProposalSummary) =>
  (one: Voted): boolean =>
    one.proposal._id === id

/**
 * What was voted on in a list keeps its place there until the list is narrowed otherwise, also where it would be gone: the
 * next proposal would come below the finger, and a second tap would vote on that.
 */
export const useVotedHere = (narrowing: string) => {
  const [all, setAll] = useState<readonly Voted[]>([])
  const voted = all.filter((one) => one.narrowing === narrowing)
  /** From the tap on; a vote that is not taken gives its place up. */
  const keep = async (proposal: ProposalSummary, at: number, vote: Promise<ProposalSummary | undefined>) => {
    const isIt = isOf(proposal)
    setAll((before) => [...before.filter((one) => !isIt(one)), { proposal, at, narrowing }])
    const reply = await vote
    setAll((before) =>
      before.flatMap((one) => {
        if (!isIt(one)) return [one]
        return reply ? [{ ...one, proposal: reply }] : []
      }),
    )
  }
  return {
    keep,
    has: (proposal: ProposalSummary): boolean => voted.some(isOf(proposal)),
    /** A list that drops what is voted on, with that in its place. */
    within: (proposals: readonly ProposalSummary[]): readonly ProposalSummary[] =>
      voted.reduce<readonly ProposalSummary[]>(
        (shown, { proposal, at }) =>
          shown.some(({ _id }) => _id === proposal._id) ? shown : shown.toSpliced(at, 0, proposal),
        proposals,
      ),
  }
}

export type VotedHere = ReturnType<typeof useVotedHere>
