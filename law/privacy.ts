import type { Jurisdiction } from './jurisdiction.ts'

/** The law that protects residents' personal information in a building's hands. */
export interface PrivacyRegime {
  code: 'BC_PIPA' | 'AB_PIPA' | 'PIPEDA'
  name: string
  source: string
}

const regimes: Readonly<Record<Jurisdiction, PrivacyRegime>> = {
  BC: {
    code: 'BC_PIPA',
    name: 'Personal Information Protection Act (British Columbia)',
    source: 'SBC 2003, c 63',
  },
  AB: {
    code: 'AB_PIPA',
    name: 'Personal Information Protection Act (Alberta)',
    source: 'SA 2003, c P-6.5',
  },
  other: {
    code: 'PIPEDA',
    name: 'Personal Information Protection and Electronic Documents Act',
    source: 'SC 2000, c 5',
  },
}

/**
 * The privacy law of a building's jurisdiction. A province whose own act is substantially similar takes the place of the
 * federal one for what happens within it (PIPEDA, s. 26(2)(b)).
 */
export const privacyRegimeOf = (jurisdiction: Jurisdiction): PrivacyRegime => regimes[jurisdiction]
