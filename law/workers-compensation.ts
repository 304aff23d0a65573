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
    why: 'If you hire a contractor, you can be liable for premiums they didn’t pay for the work. Clearance letters from before the work starts and after it ends protect you.',
    source: 'Workers Compensation Act, s. 258',
    unverified: true,
  },
  AB: {
    board: 'WCB',
    clearance: 'WCB clearance',
    clearanceWithin: 'WCB clearance',
    letter: 'WCB clearance letter',
    why: 'If you hire a contractor, you can be liable for premiums they didn’t pay for the work. Clearance letters from before the work and before the final payment protect you.',
    source: 'Workers’ Compensation Act, s. 126',
    unverified: true,
  },
  other: {
    board: 'Workers’ comp.',
    clearance: 'Workers’ compensation clearance',
    clearanceWithin: 'workers’ compensation clearance',
    letter: 'Workers’ compensation clearance letter',
    why: 'Shows that the vendor’s workers are covered and its premiums are paid.',
    source: null,
  },
}

/** The words of workers' compensation where a building stands. */
export const workersCompensationFor = (jurisdiction: Jurisdiction): WorkersCompensation => packs[jurisdiction]
