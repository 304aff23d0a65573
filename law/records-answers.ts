import type { Jurisdiction } from './jurisdiction.ts'
import type { Reason, Ruled } from './ruled.ts'

/** Why a record that somebody asked for is not given. */
export const refusalGrounds = ['notEntitled', 'notARecord', 'notKept', 'inDispute', 'other'] as const
type RefusalGround = (typeof refusalGrounds)[number]

/** A ground as a screen offers it and a letter names it. */
export interface Ground extends Reason {
  label: string
}

const other: Ground = { label: 'Another reason', why: 'Say in your own words why.', source: null }

// Strata Property Act, SBC 1998, c 43: s. 35 (what is a record), s. 36 (who may ask), s. 169 (an owner who sues, by memory);
// Strata Property Regulation, s. 4.1 (how long records are kept).
const refusals: Readonly<Record<Jurisdiction, Readonly<Record<RefusalGround, Ground>>>> = {
  BC: {
    notEntitled: {
      label: 'They may not ask for this record',
      why: 'The act gives this record to others only.',
      source: 'Strata Property Act, s. 36',
    },
    notARecord: {
      label: 'It is not a record that the act lists',
      why: 'The corporation owes the records that section 35 lists, and this is none of them.',
      source: 'Strata Property Act, s. 35',
    },
    notKept: {
      label: 'There is no such record, or no longer',
      why: 'It was never made, or the time for which it is kept is over.',
      source: 'Strata Property Regulation, s. 4.1',
    },
    inDispute: {
      label: 'It is a legal document of a suit between them and the corporation',
      why: 'An owner who sues the corporation may be refused documents about that suit.',
      source: 'Strata Property Act, s. 169',
      unverified: true,
    },
    other,
  },
  AB: {
    notEntitled: {
      label: 'They may not ask for this document',
      why: 'The act gives this document to others only.',
      source: 'Condominium Property Act, s. 44',
      unverified: true,
    },
    notARecord: {
      label: 'It is not a document that the act lists',
      why: 'The corporation owes the documents that the act lists, and this is none of them.',
      source: 'Condominium Property Act, s. 44',
      unverified: true,
    },
    notKept: {
      label: 'There is no such document, or no longer',
      why: 'It was never made, or the time for which it is kept is over.',
      source: 'Condominium Property Regulation, Schedule 3',
      unverified: true,
    },
    inDispute: {
      label: 'It is a legal document of a suit between them and the corporation',
      why: 'No section of the act was found to say so; ask a lawyer first.',
      source: null,
    },
    other,
  },
  other: {
    notEntitled: { label: 'They may not ask for this record', why: 'It is for others only.', source: null },
    notARecord: {
      label: 'It is not a record of the corporation',
      why: 'The corporation keeps no such record.',
      source: null,
    },
    notKept: {
      label: 'There is no such record, or no longer',
      why: 'It was never made, or is kept no longer.',
      source: null,
    },
    inDispute: {
      label: 'It is a legal document of a suit between them and the corporation',
      why: 'Ask a lawyer first.',
      source: null,
    },
    other,
  },
}

/** Why a record may be refused by a building's law, and where that stands. */
export const refusalGround = (jurisdiction: Jurisdiction, ground: RefusalGround): Ground =>
  refusals[jurisdiction][ground]

/** Both sides of a question that the law leaves to people. */
export interface RedactionGuide {
  /** What speaks for giving it whole. */
  whole: readonly Reason[]
  /** What speaks for blacking something out. */
  lessened: readonly Reason[]
}

const spared: Reason = {
  why: 'Privacy law asks to give no more about other people than is needed.',
  source: null,
}

const guides: Readonly<Record<Jurisdiction, RedactionGuide>> = {
  // Mason v. The Owners, Strata Plan BCS 4338, 2017 BCCRT 47, by a secondary source.
  BC: {
    whole: [
      {
        why: 'The tribunal held that letters of complaint are records which an owner may see, and that names in them are not blacked out.',
        source: 'Mason v. BCS 4338, 2017 BCCRT 47',
        unverified: true,
      },
    ],
    lessened: [
      { ...spared, source: 'Personal Information Protection Act (British Columbia)', unverified: true },
      {
        why: 'Documents about a suit between the asker and the corporation may be kept back.',
        source: 'Strata Property Act, s. 169',
        unverified: true,
      },
    ],
  },
  AB: {
    whole: [
      {
        why: 'The act lists what is given on request, and names nothing that is blacked out.',
        source: 'Condominium Property Act, s. 44',
        unverified: true,
      },
    ],
    lessened: [{ ...spared, source: 'Personal Information Protection Act (Alberta)', unverified: true }],
  },
  other: { whole: [{ why: 'Who may see a record may see it whole.', source: null }], lessened: [spared] },
}

/** What law and tribunal say for and against blacking something out; a person decides. */
export const redactionGuide = (jurisdiction: Jurisdiction): RedactionGuide => guides[jurisdiction]

const clocks: Readonly<Record<Jurisdiction, Ruled | null>> = {
  BC: {
    why: 'The act names no pause: a question to the asker does not stop the clock. A copy on paper may be held back until its fee is paid.',
    source: 'Strata Property Act, s. 36; Strata Property Regulation, s. 4.2',
  },
  AB: {
    why: 'No pause was found in the act: a question to the asker does not stop the clock.',
    source: 'Condominium Property Act, s. 44',
    unverified: true,
  },
  other: null,
}

/** What stops the clock of a request; null where no act of ours was found to set one. */
export const requestClock = (jurisdiction: Jurisdiction): Ruled | null => clocks[jurisdiction]

const appeals: Readonly<Record<Jurisdiction, Reason | null>> = {
  BC: {
    why: 'If you disagree, you can ask the Civil Resolution Tribunal to decide.',
    source: 'Strata Property Act, s. 189.1',
    unverified: true,
  },
  // Applications since April 1, 2026; within one year.
  AB: {
    why: 'If you disagree, you can apply to the Condominium Dispute Resolution Tribunal within one year.',
    source: null,
    unverified: true,
  },
  other: null,
}

/** Where somebody turns who disagrees with the answer; null where we know of none. */
export const whereToTurn = (jurisdiction: Jurisdiction): Reason | null => appeals[jurisdiction]
