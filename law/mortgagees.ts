import { plusDays, plusYears, type LocalDate } from './calendar/days.ts'
import type { Jurisdiction } from './jurisdiction.ts'
import type { Reason } from './ruled.ts'

/** How a lender with a mortgage on a lot asks for copies of notices, and for how long that counts. */
export interface MortgageeRequests extends Reason {
  /** `Form C` */
  form: string
  /** The same to begin a sentence. */
  Form: string
  /** For how many years it counts; null where no end is named. */
  years: number | null
}

// Strata Property Act, SBC 1998, c 43, s. 60 (notices under ss. 45 and 113, on Form C); Strata Property Regulation, B.C. Reg.
// 43/2000, s. 4.5 (its end). Condominium Property Act, RSA 2000, c C-22, s. 26 (3): a mortgagee's written notice to the
// corporation (secondary sources).
const packs: Readonly<Record<Jurisdiction, MortgageeRequests>> = {
  BC: {
    form: 'Form C',
    Form: 'Form C',
    years: 5,
    why: 'A lender with a mortgage on a strata lot may ask on Form C for copies of notices of general meetings and of money owing. A Form C counts for five years, and the lender can give a new one.',
    source: 'Strata Property Act, s. 60; Strata Property Regulation, s. 4.5',
  },
  AB: {
    form: 'request for notices',
    Form: 'Request for notices',
    years: null,
    why: 'A lender that tells the corporation in writing of its mortgage on a unit gets notice of general meetings.',
    source: 'Condominium Property Act, s. 26',
    unverified: true,
  },
  other: {
    form: 'request for notices',
    Form: 'Request for notices',
    years: null,
    why: 'A lender with a mortgage on a unit may ask for copies of notices. Keep its address, so that they reach it.',
    source: null,
  },
}

/** Names the request where a building is, with its reason. */
export const mortgageeRequests = (jurisdiction: Jurisdiction): MortgageeRequests => packs[jurisdiction]

/** Finds the last day on which a request of a day counts (Strata Property Regulation, s. 4.5); null where none is named. */
export const mortgageeRequestUntil = (jurisdiction: Jurisdiction, requestedOn: LocalDate): LocalDate | null => {
  const { years } = packs[jurisdiction]
  return years === null ? null : plusYears(requestedOn, years)
}

/** Finds the latest day whose requests no longer count on a day (as above); null where they count without end. */
export const mortgageeRequestsLapsed = (jurisdiction: Jurisdiction, day: LocalDate): LocalDate | null => {
  const { years } = packs[jurisdiction]
  if (years === null) return null
  const start = plusYears(day, -years)
  // February 29 has no such day: what began on the 28th is over then.
  return plusYears(start, years) < day ? start : plusDays(start, -1)
}
