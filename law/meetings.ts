import type { Jurisdiction } from './jurisdiction.ts'

// Strata Property Act, SBC 1998, c 43: s. 45 (two weeks' notice). Condominium Property Act, RSA 2000, c C-22: s. 30.1.
const sources: Readonly<Record<Jurisdiction, string | null>> = {
  BC: 'Strata Property Act, s. 45',
  AB: 'Condominium Property Act, s. 30.1',
  other: null,
}

/** By which section owners must be given notice of general meetings; null where no act of ours says so. */
export const meetingNoticeSource = (jurisdiction: Jurisdiction): string | null => sources[jurisdiction]
