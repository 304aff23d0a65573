import type { Jurisdiction } from './jurisdiction.ts'
import type { Reason } from './ruled.ts'

/** The categories by which a building files its documents. */
export type DocumentCategory =
  | 'bylaws'
  | 'rules'
  | 'minutes'
  | 'financial'
  | 'insurance'
  | 'contracts'
  | 'forms'
  | 'guides'
  | 'other'

/** What somebody is in a building; `member` is a resident without a unit. */
export type Reader = 'owner' | 'tenant' | 'member' | 'visitor' | 'council' | 'management'

/** Who reads a category where the building chose nothing else. */
export interface DefaultReaders extends Reason {
  roles: readonly Reader[]
}

export type ReadersByCategory = Readonly<Record<DocumentCategory, DefaultReaders>>

const owners: readonly Reader[] = ['owner', 'council', 'management']
const residents: readonly Reader[] = ['owner', 'tenant', 'member', 'council', 'management']

const ours = {
  forms: { roles: residents, why: 'Forms are useful to everyone who lives here.', source: null },
  guides: { roles: residents, why: 'Guides are useful to everyone who lives here.', source: null },
  other: { roles: owners, why: 'The contents aren’t known yet, so tenants can’t see it.', source: null },
} as const

type Given = Pick<DefaultReaders, 'source' | 'unverified'>

const readers = (all: Given, ownersOnly: Given, everybody: string, onlyOwners: string): ReadersByCategory => ({
  bylaws: { roles: residents, why: everybody, ...all },
  rules: { roles: residents, why: everybody, ...all },
  minutes: { roles: owners, why: onlyOwners, ...ownersOnly },
  financial: { roles: owners, why: onlyOwners, ...ownersOnly },
  insurance: { roles: owners, why: onlyOwners, ...ownersOnly },
  contracts: { roles: owners, why: onlyOwners, ...ownersOnly },
  ...ours,
})

const packs: Readonly<Record<Jurisdiction, ReadersByCategory>> = {
  // Strata Property Act, SBC 1998, c 43: s. 36 (any tenant: bylaws and rules; owners, and tenants to whom the landlord
  // assigned the right: all records), ss. 147 and 148 (assignment).
  BC: readers(
    { source: 'Strata Property Act, s. 36' },
    { source: 'Strata Property Act, ss. 36, 147 and 148' },
    'All owners and tenants may see the bylaws and rules.',
    'Owners may see the records; tenants only if the landlord has assigned them that right.',
  ),
  // Condominium Property Act, RSA 2000, c C-22: s. 44, by secondary sources, which name no tenants.
  AB: readers(
    { source: 'Condominium Property Act, s. 44', unverified: true },
    { source: 'Condominium Property Act, s. 44', unverified: true },
    'Owners may request the bylaws and rules, and tenants are bound by them.',
    'Owners may request the documents; tenants are not mentioned.',
  ),
  other: readers(
    { source: null },
    { source: null },
    'Everyone who lives here is bound by the bylaws and rules.',
    'The corporation’s records are for its owners.',
  ),
}

/** Who reads each category of documents by a building's law, where the building chose nothing else. */
export const defaultReaders = (jurisdiction: Jurisdiction): ReadersByCategory => packs[jurisdiction]
