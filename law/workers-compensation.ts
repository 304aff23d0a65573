import type { Jurisdiction } from './jurisdiction.ts'
import type { Reason } from './ruled.ts'

/** What the workers' compensation of a jurisdiction calls its proof, and why whoever hires asks for it. */
export interface WorkersCompensation extends Reason {
  /** `WorkSafeBC`, to head a column. */
  board: string
  /** `WorkSafeBC clearance`, to begin a heading. */
  clearance: string
  /** The same within a sentence. */
  clearanceWithin: string
  /** `WorkSafeBC clearance letter` */
  letter: string
}

// Workers Compensation Act, RSBC 2019, c 1, s. 258; Workers' Compensation Act, RSA 2000, c W-15, s. 126 (secondary sources
// and memory).
const packs: Readonly<Record<Jurisdiction, WorkersCompensation>> = {
  BC: {
    board: 'WorkSafeBC',
    clearance: 'WorkSafeBC clearance',
    clearanceWithin: 'WorkSafeBC clearance',
    letter: 'WorkSafeBC clearance letter',
    why: 'Whoever hires a contractor can owe the premiums that the contractor did not pay for the work. A clearance letter from before the work begins and from its end protects from that.',
    source: 'Workers Compensation Act, s. 258',
    unverified: true,
  },
  AB: {
    board: 'WCB',
    clearance: 'WCB clearance',
    clearanceWithin: 'WCB clearance',
    letter: 'WCB clearance letter',
    why: 'Whoever hires a contractor can owe the premiums that the contractor did not pay for the work. A clearance letter from before the work and from before the last payment protects from that.',
    source: 'Workers’ Compensation Act, s. 126',
    unverified: true,
  },
  other: {
    board: 'Workers’ comp.',
    clearance: 'Workers’ compensation clearance',
    clearanceWithin: 'workers’ compensation clearance',
    letter: 'Workers’ compensation clearance letter',
    why: 'It shows that the vendor’s workers are insured and that its premiums are paid.',
    source: null,
  },
}

/** The words of workers' compensation where a building stands. */
export const workersCompensationFor = (jurisdiction: Jurisdiction): WorkersCompensation => packs[jurisdiction]
