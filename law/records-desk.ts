import type { Term } from './deadlines.ts'
import type { Jurisdiction } from './jurisdiction.ts'
import type { RecordKind } from './record-kinds.ts'
import type { Ruled } from './ruled.ts'

/** What a corporation may charge for a copy. */
export interface CopyFee extends Ruled {
  /** The most for a page on paper, in cents; null where the law caps it and we do not know at what. */
  centsPerPageMost: number | null
}

/** What a corporation owes to somebody who asks for a record of a kind. */
export interface RequestRule extends Term {
  copyFee: CopyFee
}

const feeBC: CopyFee = {
  centsPerPageMost: 25,
  why: 'Copies cost up to 25 cents per page; viewing a record is free.',
  source: 'Strata Property Regulation, s. 4.2',
}
const feeAB: CopyFee = {
  centsPerPageMost: null,
  why: 'The regulation caps the fees in its schedules; check which apply to your corporation.',
  source: 'Condominium Property Regulation, AR 168/2000',
  unverified: true,
}

const s36 = 'Strata Property Act, s. 36'
const quick: ReadonlySet<RecordKind> = new Set(['bylaws', 'rules'])

// Strata Property Act, SBC 1998, c 43, s. 36; Condominium Property Act, RSA 2000, c C-22, s. 44 (secondary sources).
const packs: Readonly<Record<Jurisdiction, (kind: RecordKind) => RequestRule | null>> = {
  BC: (kind) =>
    quick.has(kind)
      ? { days: 7, why: 'Bylaws and rules must be provided within one week.', source: s36, copyFee: feeBC }
      : { days: 14, why: 'Records must be provided within two weeks.', source: s36, copyFee: feeBC },
  AB: () => ({
    days: 10,
    why: 'Documents must be provided within ten days of a written request.',
    source: 'Condominium Property Act, s. 44',
    unverified: true,
    copyFee: feeAB,
  }),
  other: () => null,
}

/**
 * Until when a record of a kind is owed to somebody who asked for it (`dueOn` counts), and at what fee; null where no act
 * of ours was found to say.
 */
export const documentRequestRule = (jurisdiction: Jurisdiction, kind: RecordKind): RequestRule | null =>
  packs[jurisdiction](kind)

/** How somebody gets to see a record. */
export type CopyForm = 'paper' | 'email' | 'inspection'

/** The most that a corporation may charge, in cents; null where we do not know. Only paper costs. */
export const copyFeeCents = ({ centsPerPageMost }: CopyFee, form: CopyForm, pages: number): number | null => {
  if (form !== 'paper') return 0
  return centsPerPageMost === null ? null : centsPerPageMost * pages
}
