import { inForceOn, type Dated } from './in-force.ts'
import type { Jurisdiction } from './jurisdiction.ts'

/** What a column of the list holds; a phone or an e-mail is none of them. */
export type OwnerListColumn =
  | 'lot'
  | 'unit'
  | 'lotAddress'
  | 'owner'
  | 'mailingAddress'
  | 'stalls'
  | 'lockers'
  | 'entitlement'
  | 'mortgagees'
  | 'tenants'

/** The list of owners that a corporation keeps, and hands out to those who may see its records. */
export interface OwnerList extends Dated {
  title: string
  /** Where the act asks for it; null where no act of ours was found to say what belongs on it. */
  source: string | null
  columns: readonly OwnerListColumn[]
  /** What the paper says about itself where its columns were not held against the act. */
  unverified: string | null
}

const lists: Readonly<Record<Jurisdiction, readonly OwnerList[]>> = {
  // Strata Property Act, SBC 1998, c 43, s. 35 (1) (c): owners with strata lot address, mailing address if different,
  // strata lot number, parking stall and storage locker numbers, unit entitlement; mortgagees that filed a request under
  // s. 60, with their addresses; names of tenants.
  BC: [
    {
      title: 'List of owners and tenants',
      source: 'Strata Property Act, s. 35 (1) (c)',
      from: '2000-07-01',
      columns: [
        'lot',
        'unit',
        'lotAddress',
        'owner',
        'mailingAddress',
        'stalls',
        'lockers',
        'entitlement',
        'mortgagees',
        'tenants',
      ],
      unverified: null,
    },
  ],
  // Condominium Property Act, RSA 2000, c C-22: owners tell the corporation their address, and of tenants (s. 53).
  AB: [
    {
      title: 'Register of owners and tenants',
      source: null,
      from: null,
      columns: ['lot', 'unit', 'lotAddress', 'owner', 'mailingAddress', 'entitlement', 'tenants'],
      unverified:
        'Not a prescribed form: its contents have not been checked against the Condominium Property Act and its regulation.',
    },
  ],
  other: [
    {
      title: 'Register of owners and tenants',
      source: null,
      from: null,
      columns: ['lot', 'unit', 'lotAddress', 'owner', 'mailingAddress', 'entitlement', 'tenants'],
      unverified: 'Not a prescribed form: its contents have not been checked against the law of this province.',
    },
  ],
}

/** The list as a building's law asks for it on a day (`YYYY-MM-DD`); before the act, as it asked first. */
export const ownerListFor = (jurisdiction: Jurisdiction, day: string): OwnerList => {
  const known = lists[jurisdiction]
  return inForceOn(known, day) ?? known[0]!
}
