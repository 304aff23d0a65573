import { plusDays, plusYears, type LocalDate } from './calendar/days.ts'
import { inForceOn, type Dated } from './in-force.ts'
import type { Jurisdiction } from './jurisdiction.ts'
import type { Reason, Ruled } from './ruled.ts'

/** For how long a council may give one unit the use of common property, such as a parking stall. */
export interface ExclusiveUse extends Ruled, Dated {
  years: number
  /** For a stall at which the building allowed charging of vehicles to be installed. */
  evYears: number
}

// Strata Property Act, SBC 1998, c 43, s. 76: not more than one year, may be renewed; Strata Property Regulation, B.C.
// Reg. 43/2000, s. 5.101: five years for a stall with charging installed under s. 90.1. Alberta's Condominium Property
// Act, s. 50, leaves exclusive use to the bylaws and a lease and names no longest term; that was not held against the text.
const rules: Readonly<Record<Jurisdiction, readonly ExclusiveUse[]>> = {
  BC: [
    {
      from: '2000-07-01',
      years: 1,
      evYears: 5,
      why: 'Council may give a unit the use of common property for up to one year at a time, and for up to five years at a stall with approved charging. It may be renewed.',
      source: 'Strata Property Act, s. 76; Strata Property Regulation, s. 5.101',
    },
  ],
  AB: [],
  other: [],
}

/** The rule for a term that begins on a day (`YYYY-MM-DD`); null where no act of ours names a longest term. */
export const exclusiveUseRule = (jurisdiction: Jurisdiction, from: LocalDate): ExclusiveUse | null =>
  inForceOn(rules[jurisdiction], from)

/** The last day of the longest term from a day on (Strata Property Act, s. 76); null where none is named. */
export const exclusiveUseUntil = (
  jurisdiction: Jurisdiction,
  from: LocalDate,
  { evCharging }: { evCharging: boolean },
): LocalDate | null => {
  const rule = exclusiveUseRule(jurisdiction, from)
  return rule && plusDays(plusYears(from, evCharging ? rule.evYears : rule.years), -1)
}

// Strata Property Act, s. 110, and Strata Property Regulation, s. 6.9.
const fees: Readonly<Record<Jurisdiction, Reason>> = {
  BC: {
    why: 'A fee for the use of common property must be reasonable and be set out in a bylaw or in a rule ratified by the owners.',
    source: 'Strata Property Act, s. 110; Strata Property Regulation, s. 6.9',
  },
  AB: { why: 'Name the bylaw or the lease that allows the fee.', source: null },
  other: { why: 'Name the bylaw or rule that allows the fee.', source: null },
}

/** What a fee for the use of common property rests on. */
export const userFeeReason = (jurisdiction: Jurisdiction): Reason => fees[jurisdiction]
