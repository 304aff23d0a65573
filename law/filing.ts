import type { Jurisdiction } from './jurisdiction.ts'

/** How a bylaw that owners passed comes into force: it is filed or registered. */
export interface Filing {
  /** `filed` */
  done: string
  /** `Filed`, to begin a field. */
  Done: string
  /** `Filing number`, to begin a field. */
  Number: string
  /** Where that is done: `land title office`. */
  office: string
}

const filed = { done: 'filed', Done: 'Filed', Number: 'Filing number' }
const registered = { done: 'registered', Done: 'Registered', Number: 'Registration number' }

const packs: Readonly<Record<Jurisdiction, Filing>> = {
  // Strata Property Act, SBC 1998, c 43: s. 128.
  BC: { ...filed, office: 'land title office' },
  // Condominium Property Act, RSA 2000, c C-22: s. 32, by secondary sources.
  AB: { ...registered, office: 'land titles office' },
  // No act stands behind these: plain words for buildings of other provinces.
  other: { ...registered, office: 'land registry' },
}

/** The words of a building's law for filing a bylaw; apart from its other words, as few screens need them. */
export const filingFor = (jurisdiction: Jurisdiction): Filing => packs[jurisdiction]
