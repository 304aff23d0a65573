import type { Term } from './deadlines.ts'
import { enforcementClocks } from './enforcement.ts'
import type { Jurisdiction } from './jurisdiction.ts'
import type { Reason, Ruled } from './ruled.ts'

/** What the law calls a debt that is secured on the title, and what must come before and after it. */
export interface CollectionRules {
  /** `lien`, `caveat` */
  charge: string
  /** The same to begin a sentence. */
  Charge: string
  /** The form that registers it, and the one that removes it, with their articles. */
  registerForm: string
  releaseForm: string
  /** What a lien may secure. */
  secures: Reason
  /** A demand in writing comes so many clear days before a lien or an action; no days where no act of ours names any. */
  demand: Term | null
  /** The lender who asked for it gets a copy of the demand. */
  copy: Ruled | null
  /** No lien while an arrangement that satisfies the corporation is in place. */
  arrangement: Reason
  /** No lien for what was paid into court, or to the corporation in trust. */
  trust: Reason
  /** How soon a lien is removed once it is paid. */
  release: Term | null
}

const packs: Readonly<Record<Jurisdiction, Omit<CollectionRules, 'demand'>>> = {
  // Strata Property Act, SBC 1998, c 43, ss. 112 to 118.
  BC: {
    charge: 'lien',
    Charge: 'Lien',
    registerForm: 'a Form G',
    releaseForm: 'a Form H',
    secures: {
      why: 'A lien can secure strata fees, special levies, work that a public authority ordered and a share of a judgment, with interest that is part of them. Fines and costs can’t be in it, and a wrong amount can void it.',
      source: 'Strata Property Act, s. 116',
    },
    copy: {
      why: 'A lender who asked for it on Form C must get a copy of a demand for money owing.',
      source: 'Strata Property Act, s. 113',
    },
    arrangement: {
      why: 'No lien can be registered once the owner has made an arrangement to pay that satisfies the corporation.',
      source: 'Strata Property Act, s. 116 (3)',
    },
    trust: {
      why: 'An owner who disputes an amount can pay it into court, or to the corporation in trust. No lien can be registered for it then.',
      source: 'Strata Property Act, ss. 114 and 116 (3)',
    },
    release: {
      days: 7,
      why: 'Once the amount owing is paid, the corporation must remove the lien within one week.',
      source: 'Strata Property Act, s. 116 (6)',
    },
  },
  // Condominium Property Act, RSA 2000, c C-22, s. 39, by secondary sources.
  AB: {
    charge: 'caveat',
    Charge: 'Caveat',
    registerForm: 'a caveat',
    releaseForm: 'a withdrawal of caveat',
    secures: {
      why: 'A caveat can secure contributions with their interest, and since February 15, 2026 chargebacks that the bylaws allow. Sanctions can’t be in it unless a court ordered them.',
      source: 'Condominium Property Act, s. 39',
      unverified: true,
    },
    copy: null,
    arrangement: {
      why: 'An owner who keeps to an arrangement isn’t taken to be in default. This is our rule.',
      source: null,
    },
    trust: {
      why: 'An amount that is held in trust isn’t owing until the dispute is over. This is our rule.',
      source: null,
    },
    release: null,
  },
  other: {
    charge: 'lien',
    Charge: 'Lien',
    registerForm: 'a lien',
    releaseForm: 'a release',
    secures: { why: 'A lien usually secures fees and levies. Check the act that applies.', source: null },
    copy: null,
    arrangement: { why: 'An owner who keeps to an arrangement isn’t taken to be in default.', source: null },
    trust: { why: 'An amount that is held in trust isn’t owing until the dispute is over.', source: null },
    release: null,
  },
}

/** What a building's law says of collecting what owners owe (BC: Strata Property Act, ss. 112 to 118). */
export const collectionRules = (jurisdiction: Jurisdiction): CollectionRules => ({
  ...packs[jurisdiction],
  demand: enforcementClocks(jurisdiction).demand,
})
