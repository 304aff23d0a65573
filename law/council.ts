import type { Jurisdiction } from './jurisdiction.ts'
import type { Ruled } from './ruled.ts'

/** What is odd about a council by law. A building's own bylaws may have it otherwise, so it is said and forbids nothing. */
export interface CouncilDoubt extends Ruled {
  text: string
  unverified: boolean
}

/** How a corporation's council is made up, where no bylaw of its own says otherwise. */
export interface CouncilRule {
  membersLeast: number
  membersMost: number
  /** With fewer lots or owners than this, every owner is on council. */
  everybodyBelow: number
  /** When a member's term ends. */
  termEnds: Ruled
}

// Strata Property Act, SBC 1998, c 43: s. 28 (eligibility), ss. 147 and 148 (tenants' rights). Schedule of Standard
// Bylaws: 9 (size), 10 (terms), 13 (officers). No act or bylaw of Alberta was found to say how a board is made up.
const rules: Readonly<Record<Jurisdiction, CouncilRule | null>> = {
  BC: {
    membersLeast: 3,
    membersMost: 7,
    everybodyBelow: 4,
    termEnds: {
      why: 'A term ends at the end of the annual general meeting at which the next council is elected.',
      source: 'Standard Bylaw 10',
      unverified: true,
    },
  },
  AB: null,
  other: null,
}

/** The rule for a building's council; null where no law of ours says how one is made up. */
export const councilRuleFor = (jurisdiction: Jurisdiction): CouncilRule | null => rules[jurisdiction]

/** One member, by whether they preside. */
export interface Seat {
  isPresident: boolean
  isVicePresident: boolean
}

const bylawsMay = 'The building’s bylaws may say otherwise.'
const members = (count: number) => (count === 1 ? '1 member' : `${count} members`)

const sizeDoubt = (rule: CouncilRule, count: number, { lots, owners }: Electors): CouncilDoubt | null => {
  const { membersLeast, membersMost, everybodyBelow } = rule
  if (Math.min(lots, owners) < everybodyBelow) {
    if (count >= owners) return null
    return {
      text: `Council has ${members(count)}, and there are ${owners} owners.`,
      why: `With fewer than ${everybodyBelow} strata lots or owners, all the owners are on council.`,
      source: 'Standard Bylaw 9',
      unverified: true,
    }
  }
  if (count >= membersLeast && count <= membersMost) return null
  return {
    text: `Council has ${members(count)}.`,
    why: `It must have at least ${membersLeast} and no more than ${membersMost}. ${bylawsMay}`,
    source: 'Standard Bylaw 9',
    unverified: true,
  }
}

const officers = { source: 'Standard Bylaw 13', unverified: true } as const

const officerDoubts = (seats: readonly Seat[]): CouncilDoubt[] => {
  const presidents = seats.filter(({ isPresident }) => isPresident).length
  const found: (Pick<CouncilDoubt, 'text' | 'why'> | null)[] = [
    presidents === 0
      ? { text: 'There is no president.', why: `Council elects a president from among its members. ${bylawsMay}` }
      : null,
    presidents > 1
      ? {
          text: `${presidents} members are president at the same time.`,
          why: `Council elects one president. ${bylawsMay}`,
        }
      : null,
    seats.some(({ isPresident, isVicePresident }) => isPresident && isVicePresident)
      ? {
          text: 'One person is both president and vice president.',
          why: 'A person may hold more than one office at a time, but not these two together.',
        }
      : null,
  ]
  return found.flatMap((one) => (one === null ? [] : [{ ...one, ...officers }]))
}

/** Who elects: the strata lots, and the owners as people. */
export interface Electors {
  lots: number
  owners: number
}

/** What is odd about how a council is made up (Standard Bylaws 9 and 13); nothing where no law of ours says. */
export const councilDoubts = (
  jurisdiction: Jurisdiction,
  seats: readonly Seat[],
  electors: Electors,
): CouncilDoubt[] => {
  const rule = councilRuleFor(jurisdiction)
  if (!rule) return []
  const size = sizeDoubt(rule, seats.length, electors)
  return [...(size ? [size] : []), ...(seats.length > 0 ? officerDoubts(seats) : [])]
}

/** What somebody is to the building's lots. */
export interface Eligible {
  name: string
  owns: boolean
  rents: boolean
  /** Somebody on council owns a lot together with them. */
  coOwner: string | null
}

/** What is odd about somebody as a member of council (Strata Property Act, s. 28); nothing where no law of ours says. */
export const eligibilityDoubts = (
  jurisdiction: Jurisdiction,
  { name, owns, rents, coOwner }: Eligible,
): CouncilDoubt[] => {
  if (!councilRuleFor(jurisdiction)) return []
  if (owns)
    return coOwner === null
      ? []
      : [
          {
            text: `${name} and ${coOwner} own a strata lot together.`,
            why: 'Only one owner of a strata lot may be on council at a time, unless all the owners are on council.',
            source: 'Strata Property Act, s. 28',
            unverified: false,
          },
        ]
  if (rents)
    return [
      {
        text: `${name} rents here and does not own a strata lot.`,
        why: 'A tenant may be on council only if the landlord has assigned that right in writing, or under a long-term lease.',
        source: 'Strata Property Act, ss. 28, 147 and 148',
        unverified: false,
      },
    ]
  return [
    {
      text: `${name} does not own a strata lot.`,
      why: 'Council is open to owners, representatives of owners that are companies, and tenants who have been assigned the right.',
      source: 'Strata Property Act, s. 28',
      unverified: false,
    },
  ]
}
