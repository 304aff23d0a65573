import type { Jurisdiction } from './jurisdiction.ts'
import type { RecordKind } from './record-kinds.ts'
import type { Reason } from './ruled.ts'

/** What somebody who asks for records is to the corporation. */
export const recordsAskers = [
  'owner',
  'tenant',
  /** A tenant to whom the landlord has assigned the right. */
  'assignedTenant',
  /** Whom one of the others authorized in writing. */
  'authorized',
  /** Owned or rented here once, and asks about that time. */
  'former',
  /** Buys, lends on a unit, or is a lawyer of either. */
  'buyerOrLender',
] as const
export type RecordsAsker = (typeof recordsAskers)[number]

/** Which records somebody may ask for. */
export interface AskingRight extends Reason {
  /** `ownTime`: those of the time in which they owned or rented here, and the bylaws and rules. */
  reach: 'all' | 'bylawsAndRules' | 'ownTime' | 'none'
}

type Rights = Readonly<Record<RecordsAsker, AskingRight>>

const s36 = { source: 'Strata Property Act, s. 36' } as const
const s44 = { source: 'Condominium Property Act, s. 44', unverified: true } as const
const ours = { source: null } as const

// Strata Property Act, SBC 1998, c 43, s. 36, with ss. 147 and 148 (assignment); Condominium Property Act, RSA 2000, c C-22,
// s. 44 (secondary sources).
const packs: Readonly<Record<Jurisdiction, Rights>> = {
  BC: {
    owner: { reach: 'all', why: 'An owner may see and copy the records.', ...s36 },
    tenant: { reach: 'bylawsAndRules', why: 'Any tenant may see and copy the bylaws and rules.', ...s36 },
    assignedTenant: {
      reach: 'all',
      why: 'A tenant to whom the landlord has assigned the right may see and copy the records.',
      source: 'Strata Property Act, ss. 36, 147 and 148',
    },
    authorized: {
      reach: 'all',
      why: 'A person authorized in writing by an owner may see and copy the records.',
      ...s36,
    },
    former: {
      reach: 'ownTime',
      why: 'A former owner or tenant may see and copy the records from the time they owned or rented here.',
      ...s36,
    },
    buyerOrLender: {
      reach: 'none',
      why: 'A buyer or lender needs an owner’s written authorization.',
      ...s36,
    },
  },
  AB: {
    owner: { reach: 'all', why: 'An owner may request the documents in writing.', ...s44 },
    tenant: {
      reach: 'bylawsAndRules',
      why: 'The Act does not mention tenants, who are bound by the bylaws and rules.',
      ...s44,
    },
    assignedTenant: { reach: 'all', why: 'A person authorized by an owner may request the documents.', ...s44 },
    authorized: { reach: 'all', why: 'A person authorized by an owner may request the documents.', ...s44 },
    former: {
      reach: 'ownTime',
      why: 'The Act does not mention former owners; they get documents from their own time.',
      ...s44,
    },
    buyerOrLender: { reach: 'all', why: 'A buyer, a mortgagee or their lawyer may request the documents.', ...s44 },
  },
  other: {
    owner: { reach: 'all', why: 'The corporation’s records are for its owners.', ...ours },
    tenant: { reach: 'bylawsAndRules', why: 'Tenants are bound by the bylaws and rules.', ...ours },
    assignedTenant: { reach: 'all', why: 'The owner passed on their right.', ...ours },
    authorized: { reach: 'all', why: 'The owner passed on their right.', ...ours },
    former: {
      reach: 'ownTime',
      why: 'They have an interest in the corporation’s records from their own time.',
      ...ours,
    },
    buyerOrLender: { reach: 'none', why: 'A buyer or lender needs an owner’s authorization.', ...ours },
  },
}

/** Which records somebody may ask for by a building's law. */
export const askingRight = (jurisdiction: Jurisdiction, asker: RecordsAsker): AskingRight => packs[jurisdiction][asker]

/** Whether a right reaches a kind of record at all; of `ownTime` the period is another question. */
export const reachesKind = ({ reach }: Pick<AskingRight, 'reach'>, kind: RecordKind): boolean =>
  reach === 'all' || reach === 'ownTime' || (reach === 'bylawsAndRules' && (kind === 'bylaws' || kind === 'rules'))
