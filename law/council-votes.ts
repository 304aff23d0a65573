import type { Jurisdiction } from './jurisdiction.ts'
import type { Reason, Ruled } from './ruled.ts'

/** How many members a vote of council needs. */
export interface CouncilQuorum extends Reason {
  needed: number
}

/** What becomes of a tie in a vote of council. */
export interface CouncilTies extends Ruled {
  rule: 'president'
}

// Strata Property Act, SBC 1998, c 43: s. 136. Schedule of Standard Bylaws: 16 (quorum of council), 18 (voting at council
// meetings). No act or bylaw of Alberta was found to say how a board votes.
const needed: Readonly<Record<number, number>> = { 1: 1, 2: 2, 3: 2, 4: 2, 5: 3, 6: 3, 7: 4 }
const standardMost = 7

/** More than half of the members; nobody is never enough. */
const moreThanHalf = (members: number): CouncilQuorum => ({
  needed: Math.floor(members / 2) + 1,
  why: 'More than half of the eligible voters. The building’s bylaws may say otherwise.',
  source: null,
})

/**
 * How many of so many members who may vote must do so (Standard Bylaw 16: 1 of 1, 2 of 2 to 4, 3 of 5 or 6, 4 of 7); of
 * more, and where no law of ours says so, more than half.
 */
export const councilQuorum = (jurisdiction: Jurisdiction, members: number): CouncilQuorum => {
  const standard = jurisdiction === 'BC' && members <= standardMost ? needed[members] : undefined
  if (standard === undefined) return moreThanHalf(members)
  return {
    needed: standard,
    why: `Of ${members === 1 ? 'one member' : `${members} members`} eligible to vote, ${standard} must vote. The building’s bylaws may say otherwise.`,
    source: 'Standard Bylaw 16',
    unverified: true,
  }
}

/** Says that a council member can’t take part in a decision about themselves (s. 136); null where no law of ours says. */
export const councilBars = (jurisdiction: Jurisdiction): Ruled | null =>
  jurisdiction === 'BC'
    ? {
        why: 'A council member a complaint is about can’t take part in the decision on it.',
        source: 'Strata Property Act, s. 136',
      }
    : null

/** What becomes of a tie (Standard Bylaw 18); null where no law of ours says. */
export const councilTies = (jurisdiction: Jurisdiction): CouncilTies | null =>
  jurisdiction === 'BC'
    ? {
        rule: 'president',
        why: 'In a tie, the president may cast a second, deciding vote; if there is no president, the vice president may.',
        source: 'Standard Bylaw 18',
        unverified: true,
      }
    : null

/** Why a vote of council passes by more than half of those who take part (Standard Bylaw 18); null where no law of ours says. */
export const councilMajority = (jurisdiction: Jurisdiction): Ruled | null =>
  jurisdiction === 'BC'
    ? {
        why: 'Decisions of council are made by a majority of the members present.',
        source: 'Standard Bylaw 18',
        unverified: true,
      }
    : null
