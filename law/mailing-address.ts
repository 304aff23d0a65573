import type { Jurisdiction } from './jurisdiction.ts'

/** What owners owe the corporation about where their letters go. */
export interface AddressDuty {
  source: string
  /** Days after becoming an owner within which they tell it. */
  dueDays: number
  /** A sentence for the owner. */
  words: string
}

// Schedule of Standard Bylaws to the Strata Property Act, SBC 1998, c 43, s. 4 (1): within two weeks of becoming an owner,
// name, lot number and mailing address outside the strata plan, if any. Of other provinces nothing was held against an act.
const duties: Readonly<Record<Jurisdiction, AddressDuty | null>> = {
  BC: {
    source: 'Standard Bylaws, s. 4 (1)',
    dueDays: 14,
    words:
      'Unless your bylaws say otherwise, new owners must inform the strata corporation within two weeks of their mailing address outside the building, if any (Standard Bylaws, s. 4 (1)).',
  },
  AB: null,
  other: null,
}

/** What a building's law asks of owners about their mailing address; null where no act of ours was found to ask. */
export const addressDutyFor = (jurisdiction: Jurisdiction): AddressDuty | null => duties[jurisdiction]
