import { enforcementClocks } from './enforcement.ts'
import type { Jurisdiction } from './jurisdiction.ts'
import { meetingNoticeRule } from './meetings.ts'
import type { Reason, Ruled } from './ruled.ts'

/** The letters of a corporation that an act of ours may ask for. */
export type LegalLetter =
  | 'particulars'
  | 'decision'
  | 'hearingDecision'
  | 'demand'
  | 'entry'
  | 'meetingNotice'
  | 'proxy'

// Strata Property Act, SBC 1998, c 43, s. 56. Alberta's proxies were not held against an act.
const proxies: Readonly<Record<Jurisdiction, Ruled | null>> = {
  BC: {
    why: 'An owner may vote by proxy; the appointment must be in writing and signed. There is no prescribed form.',
    source: 'Strata Property Act, s. 56',
  },
  AB: null,
  other: null,
}

/** By what a letter is written, and why; null where no act of ours was found to ask for it. */
export const letterAuthority = (jurisdiction: Jurisdiction, letter: LegalLetter): Reason | null => {
  if (letter === 'meetingNotice') return meetingNoticeRule(jurisdiction, 'general')
  if (letter === 'proxy') return proxies[jurisdiction]
  const clocks = enforcementClocks(jurisdiction)
  return letter === 'particulars' ? clocks.answer : clocks[letter]
}

// Strata Property Act, s. 135 (1) (f) and (2): the landlord and the owner of a tenant get the same.
const copies: Readonly<Record<Jurisdiction, Ruled | null>> = {
  BC: {
    why: 'If the person is a tenant, the landlord and the owner must be given notice of the complaint and of the decision.',
    source: 'Strata Property Act, s. 135 (1) (f)',
  },
  AB: null,
  other: null,
}

/** Whether owners get a copy of what goes to their tenant; null where no act of ours says so. */
export const copyToOwners = (jurisdiction: Jurisdiction, letter: LegalLetter): Ruled | null =>
  letter === 'particulars' || letter === 'decision' ? copies[jurisdiction] : null

// Strata Property Act, s. 2; Condominium Property Act, s. 25, by memory. Elsewhere the building's own name stands.
const names: Readonly<Record<Jurisdiction, (planNumber: string, name: string) => string>> = {
  BC: (planNumber) => `The Owners, Strata Plan ${planNumber}`,
  AB: (planNumber) => `Condominium Corporation No. ${planNumber}`,
  other: (_planNumber, name) => name,
}

/** What the corporation calls itself in law. */
export const corporationName = (
  jurisdiction: Jurisdiction,
  { planNumber, name }: { planNumber: string; name: string },
): string => names[jurisdiction](planNumber, name)
