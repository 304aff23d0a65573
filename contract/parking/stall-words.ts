import type { AssignmentBasis, AssignmentState } from './assignments.ts'
import type { StallTenure } from './stalls.ts'

/** What the words of stalls are called on screens, in files and in the history. */

export const tenureLabels: Readonly<Record<StallTenure, string>> = {
  part_of_lot: 'Part of the lot',
  separate_lot: 'Separate lot',
  limited_common_property: 'Limited common property',
  common_property: 'Common property',
}

export const basisLabels: Readonly<Record<AssignmentBasis, string>> = {
  with_lot: 'With the lot',
  council_approval: 'Approved by council',
  rented: 'Rented',
}

export const assignmentStateLabels: Readonly<Record<AssignmentState, string>> = {
  coming: 'Upcoming',
  running: 'Active',
  endsSoon: 'Ending soon',
  over: 'Ended',
}

/** How the badge of a term looks that is not renewed yet. */
export const assignmentTones = { coming: 'neutral', running: 'good', endsSoon: 'waiting', over: 'neutral' } as const

/** `P1-04`: how lists and letters name a stall. */
export const stallLabel = ({ level, number }: { level: string; number: string }): string => `${level}-${number}`

interface Named {
  level: string
  number: string
  accessible: boolean
  evCharging: boolean
  visitor: boolean
}

/** What a stall has, in words: `EV`, `accessible`, `visitor`. */
export const stallTraits = ({ accessible, evCharging, visitor }: Omit<Named, 'level' | 'number'>): string[] => [
  ...(evCharging ? ['EV'] : []),
  ...(accessible ? ['accessible'] : []),
  ...(visitor ? ['visitor'] : []),
]

/** `P1 stall 12, EV, unit 304`: a stall as it is read aloud; `who` says whose it is. */
export const stallSpoken = (stall: Named, who: string): string =>
  [`${stall.level} stall ${stall.number}`, ...stallTraits(stall), who].filter(Boolean).join(', ')
