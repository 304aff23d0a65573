import type { Labels, OwnerListColumn } from '../../../../law/law.ts'
import type { Address, Lot } from './owner-list-store.ts'

/** A lot with the mortgagees whose requests for notices count, each with its address. */
export interface ListedLot extends Lot {
  mortgagees: readonly string[]
}

/** What stands in a row of the list, by column. */
export type OwnerRow = Record<OwnerListColumn, string>

/** `1200 Seawall Crescent, Vancouver BC V6E 1A1` */
const written = ({ street, city, province, postalCode, country }: Address): string =>
  [street, [city, province, postalCode].filter(Boolean).join(' '), country].filter(Boolean).join(', ')

const compared = (address: Address): string =>
  written(address)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** The mailing address where it is another one than the lot's; nothing where the owner gave none. */
const mailingOf = (mailing: Address, lot: Address): string =>
  mailing.street !== null && compared({ ...mailing, country: null }) !== compared(lot) ? written(mailing) : ''

const noOwner = 'No owner on record'

const lotOf = (lot: ListedLot) => ({
  lot: lot.strataLot ?? '',
  unit: lot.unitNumber,
  lotAddress: written(lot.address),
  stalls: lot.stalls.join(', '),
  lockers: lot.lockers.join(', '),
  entitlement: lot.unitEntitlement === null ? '' : String(lot.unitEntitlement),
})

const ownersOf = ({ owners, address }: Lot) =>
  owners.length === 0
    ? [{ owner: noOwner, mailingAddress: '' }]
    : owners.map(({ name, mailing }) => ({ owner: name, mailingAddress: mailingOf(mailing, address) }))

/** The rows of a lot for a spreadsheet: one for each owner, and each says the whole lot. */
export const rowsOf = (lot: ListedLot): OwnerRow[] =>
  ownersOf(lot).map((owner) => ({
    ...lotOf(lot),
    ...owner,
    mortgagees: lot.mortgagees.join('; '),
    tenants: lot.tenants.join('; '),
  }))

const unsaid: OwnerRow = {
  lot: '',
  unit: '',
  lotAddress: '',
  owner: '',
  mailingAddress: '',
  stalls: '',
  lockers: '',
  entitlement: '',
  mortgagees: '',
  tenants: '',
}

/** The rows of a lot for paper: the lot is said once, and owners, mortgagees and tenants are one below the other. */
export const linesOf = (lot: ListedLot): OwnerRow[] => {
  const owners = ownersOf(lot)
  return Array.from({ length: Math.max(owners.length, lot.mortgagees.length, lot.tenants.length) }, (_, index) => ({
    ...unsaid,
    ...(index === 0 && lotOf(lot)),
    ...owners[index],
    mortgagees: lot.mortgagees[index] ?? '',
    tenants: lot.tenants[index] ?? '',
  }))
}

/** What each column is called where the building stands. */
export const headingsOf = ({ lot, entitlement }: Labels): Readonly<Record<OwnerListColumn, string>> => ({
  lot: lot.One === 'Unit' ? 'Unit on the plan' : `${lot.One} number`,
  unit: 'Door number',
  lotAddress: `${lot.One} address`,
  owner: 'Owner',
  mailingAddress: 'Mailing address, if different',
  stalls: 'Parking stalls',
  lockers: 'Storage lockers',
  entitlement: entitlement.One,
  mortgagees: 'Mortgagees',
  tenants: 'Tenants',
})
