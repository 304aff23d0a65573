import type { Jurisdiction } from './jurisdiction.ts'
import type { Reason } from './ruled.ts'

/** What must be on file before someone is fined, charged the costs of a remedy, or denied a facility. */
export type PenaltyAsks =
  | 'complaint'
  | 'rule_in_force'
  | 'fine_set'
  | 'right_person'
  | 'particulars'
  | 'delivered'
  | 'landlord_copy'
  | 'answer_open'
  | 'hearing'
  | 'decision'
  | 'told'
  | 'amount'
  | 'interval'

type Pack = Readonly<Record<PenaltyAsks, Reason | null>>

const ours = (why: string): Reason => ({ why, source: null })

// Strata Property Act, SBC 1998, c 43: ss. 61, 125, 128, 130, 132, 135, 136. Strata Property Regulation: ss. 7.1, 7.2.
const ofBC: Pack = {
  complaint: {
    why: 'The corporation must have received a complaint before it fines anyone.',
    source: 'Strata Property Act, s. 135 (1) (d)',
  },
  rule_in_force: {
    why: 'A bylaw has no effect until it is filed, and a rule that owners don’t ratify lapses.',
    source: 'Strata Property Act, ss. 125 and 128',
  },
  fine_set: {
    why: 'The bylaws must set the fine. Where they set none, or more than the regulation allows, nothing can be fined.',
    source: 'Strata Property Act, s. 132',
  },
  right_person: {
    why: 'An owner or tenant may be fined for themselves, their visitors and people living with them. An owner isn’t fined for their tenant.',
    source: 'Strata Property Act, s. 130',
  },
  particulars: {
    why: 'The owner or tenant must be given the particulars of the complaint in writing.',
    source: 'Strata Property Act, s. 135 (1) (e)',
  },
  delivered: {
    why: 'A notice must be given in a way that the Act lists. Unless it is left with the person, it counts as given four days later.',
    source: 'Strata Property Act, s. 61',
  },
  landlord_copy: {
    why: 'If the person is a tenant, the landlord and the owner must be given notice of the complaint.',
    source: 'Strata Property Act, s. 135 (1) (f)',
  },
  answer_open: {
    why: 'The person must have a reasonable opportunity to answer the complaint. The Act sets no number of days; 14 is usual.',
    source: 'Strata Property Act, s. 135 (1) (e)',
  },
  hearing: {
    why: 'If the person requests a hearing, council must hear them in person at a council meeting.',
    source: 'Strata Property Act, s. 135 (1) (e), and Regulation, s. 7.2',
  },
  decision: {
    why: 'Only council may decide that a bylaw or rule was contravened, at a council meeting. A member the complaint is about can’t take part. Barring a member who complained is our own rule of fairness.',
    source: 'Strata Property Act, s. 136, and Standard Bylaw 20',
  },
  told: {
    why: 'Council must give its decision in writing to the person, the landlord and the owner as soon as feasible.',
    source: 'Strata Property Act, s. 135 (2)',
  },
  amount: {
    why: 'A fine can’t be more than the bylaws set, or more than the regulation allows.',
    source: 'Strata Property Act, s. 132, and Regulation, s. 7.1',
  },
  interval: {
    why: 'A contravention that continues may be fined again after the interval that the bylaws set, if it continued without interruption.',
    source: 'Strata Property Act, s. 135 (3), and Regulation, s. 7.1',
  },
}

const byRegulation = (why: string): Reason => ({
  why,
  source: 'Condominium Property Regulation, AR 168/2000',
  unverified: true,
})

// Condominium Property Act, RSA 2000, c C-22, s. 35, and its regulation, by secondary sources.
const ofAB: Pack = {
  complaint: ours('A complaint on file shows what the sanction rests on.'),
  rule_in_force: byRegulation('A sanction needs a bylaw in force on the day.'),
  fine_set: {
    why: 'The bylaws must allow sanctions and state the amount or its range. There are no sanctions for breaking a rule.',
    source: 'Condominium Property Act, s. 35',
    unverified: true,
  },
  right_person: byRegulation('The sanction goes to the owner or tenant who didn’t comply.'),
  particulars: byRegulation(
    'The person gets a notice in writing with the bylaw, the facts, and how and by when it can be corrected.',
  ),
  delivered: {
    why: 'The notice must be served before the time to respond begins.',
    source: 'Condominium Property Act, s. 71.1',
    unverified: true,
  },
  landlord_copy: null,
  answer_open: byRegulation('The person gets a chance to respond. We suggest 14 days.'),
  hearing: ours('Someone who asks to speak to the board is heard before it decides.'),
  decision: byRegulation('The board decides on a sanction by resolution.'),
  told: byRegulation('The person gets the board’s decision in writing.'),
  amount: byRegulation('A sanction is at most $500 the first time, and $1,000 each time after that.'),
  interval: ours('A contravention that continues is sanctioned again only if it was seen again.'),
}

const others: Pack = {
  complaint: ours('A complaint on file shows what the fine rests on.'),
  rule_in_force: ours('A fine needs a bylaw or rule in force on the day.'),
  fine_set: ours('A fine needs an amount in the bylaws.'),
  right_person: ours('Only the person responsible is fined.'),
  particulars: ours('The person is given the complaint in writing before anything is decided.'),
  delivered: ours('The letter must have reached the person.'),
  landlord_copy: null,
  answer_open: ours('The person gets to respond to the complaint before anything is decided. We suggest 14 days.'),
  hearing: ours('Someone who asks to be heard is heard before the board decides.'),
  decision: ours('The board decides, and records it.'),
  told: ours('The person gets the decision in writing.'),
  amount: ours('A fine can’t be more than the bylaws set.'),
  interval: ours('A contravention that continues is fined again only if it was seen again.'),
}

const packs: Readonly<Record<Jurisdiction, Pack>> = { BC: ofBC, AB: ofAB, other: others }

/** Says why something must be on file before a penalty, and by which section; null where nothing asks for it. */
export const penaltyAsks = (jurisdiction: Jurisdiction, of: PenaltyAsks): Reason | null => packs[jurisdiction][of]
