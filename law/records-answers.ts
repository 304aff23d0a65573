import type { Jurisdiction } from './jurisdiction.ts'
import type { Reason, Ruled } from './ruled.ts'

/** Why a record that somebody asked for is not given. */
export const refusalGrounds = ['notEntitled', 'notARecord', 'notKept', 'inDispute', 'other'] as const
type RefusalGround = (typeof refusalGrounds)[number]

/** A ground as a screen offers it and a letter names it. */
export interface Ground extends Reason {
  label: string
}

const other: Ground = { label: 'Another reason', why: 'Explain in your own words.', source: null }

// Strata Property Act, SBC 1998, c 43: s. 35 (what is a record), s. 36 (who may ask), s. 169 (an owner who sues, by memory);
// Strata Property Regulation, s. 4.1 (how long records are kept).
const refusals: Readonly<Record<Jurisdiction, Readonly<Record<RefusalGround, Ground>>>> = {
  BC: {
    notEntitled: {
      label: 'Not entitled to this record',
      why: 'The Act gives only others access to this record.',
      source: 'Strata Property Act, s. 36',
    },
    notARecord: {
      label: 'Not a record listed in the Act',
      why: 'The corporation must provide the records listed in section 35, and this is not one of them.',
      source: 'Strata Property Act, s. 35',
    },
    notKept: {
      label: 'No such record, or no longer kept',
      why: 'It never existed, or its retention period has ended.',
      source: 'Strata Property Regulation, s. 4.1',
    },
    inDispute: {
      label: 'A legal document in a suit between them and the corporation',
      why: 'An owner who sues the corporation may be refused documents about that suit.',
      source: 'Strata Property Act, s. 169',
      unverified: true,
    },
    other,
  },
  AB: {
    notEntitled: {
      label: 'Not entitled to this document',
      why: 'The Act gives only others access to this document.',
      source: 'Condominium Property Act, s. 44',
      unverified: true,
    },
    notARecord: {
      label: 'Not a document listed in the Act',
      why: 'The corporation must provide the documents listed in the Act, and this is not one of them.',
      source: 'Condominium Property Act, s. 44',
      unverified: true,
    },
    notKept: {
      label: 'No such document, or no longer kept',
      why: 'It never existed, or its retention period has ended.',
      source: 'Condominium Property Regulation, Schedule 3',
      unverified: true,
    },
    inDispute: {
      label: 'A legal document in a suit between them and the corporation',
      why: 'We found no section of the Act that says so. Ask a lawyer first.',
      source: null,
    },
    other,
  },
  other: {
    notEntitled: { label: 'Not entitled to this record', why: 'Only others have access to it.', source: null },
    notARecord: {
      label: 'Not a record of the corporation',
      why: 'The corporation does not keep this record.',
      source: null,
    },
    notKept: {
      label: 'No such record, or no longer kept',
      why: 'It never existed, or is no longer kept.',
      source: null,
    },
    inDispute: {
      label: 'A legal document in a suit between them and the corporation',
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
  why: 'Privacy law requires giving no more information about other people than necessary.',
  source: null,
}

const guides: Readonly<Record<Jurisdiction, RedactionGuide>> = {
  // Mason v. The Owners, Strata Plan BCS 4338, 2017 BCCRT 47, by a secondary source.
  BC: {
    whole: [
      {
        why: 'The tribunal held that letters of complaint are records an owner may see, and that names in them are not redacted.',
        source: 'Mason v. BCS 4338, 2017 BCCRT 47',
        unverified: true,
      },
    ],
    lessened: [
      { ...spared, source: 'Personal Information Protection Act (British Columbia)', unverified: true },
      {
        why: 'Documents about a suit between the requester and the corporation may be withheld.',
        source: 'Strata Property Act, s. 169',
        unverified: true,
      },
    ],
  },
  AB: {
    whole: [
      {
        why: 'The Act lists the documents to provide on request, and mentions no redactions.',
        source: 'Condominium Property Act, s. 44',
        unverified: true,
      },
    ],
    lessened: [{ ...spared, source: 'Personal Information Protection Act (Alberta)', unverified: true }],
  },
  other: { whole: [{ why: 'A person who may see a record may see all of it.', source: null }], lessened: [spared] },
}

/** What law and tribunal say for and against blacking something out; a person decides. */
export const redactionGuide = (jurisdiction: Jurisdiction): RedactionGuide => guides[jurisdiction]

const clocks: Readonly<Record<Jurisdiction, Ruled | null>> = {
  BC: {
    why: 'The Act allows no pause: asking a question doesn’t stop the deadline. A paper copy may be withheld until its fee is paid.',
    source: 'Strata Property Act, s. 36; Strata Property Regulation, s. 4.2',
  },
  AB: {
    why: 'We found no pause in the Act: asking a question doesn’t stop the deadline.',
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
