import type { LocalDate } from '../../../../contract/time.ts'
import type { MailingAddress } from '../../../../contract/units/roster-person.ts'
import type { Database } from '../../../db/connection.ts'

/** Says that an owner lives in the unit, or no longer does. */
export const setLivesThere = (db: Database, buildingId: string, ownershipId: string, lives: boolean) =>
  db
    .updateTable('ownerships')
    .set((eb) => ({ occupies_unit: lives, version: eb('version', '+', 1) }))
    .where('building_id', '=', buildingId)
    .where('id', '=', ownershipId)
    .execute()

/** What a lease says of its end, and when the tenants' signed notice came in. */
export const setLease = (
  db: Database,
  buildingId: string,
  tenancyId: string,
  lease: { leaseEndsOn: LocalDate | null; formKReceivedOn: LocalDate | null },
) =>
  db
    .updateTable('tenancies')
    .set({ lease_ends_on: lease.leaseEndsOn, form_k_received_on: lease.formKReceivedOn })
    .where('building_id', '=', buildingId)
    .where('id', '=', tenancyId)
    .execute()

/** Where somebody's mail goes from now on. */
export const setMailingAddress = (db: Database, buildingId: string, personId: string, address: MailingAddress) =>
  db
    .updateTable('people')
    .set((eb) => ({
      mailing_address: address.mailingAddress || null,
      mailing_city: address.mailingCity || null,
      mailing_province: address.mailingProvince || null,
      mailing_postal_code: address.mailingPostalCode || null,
      mailing_country: address.mailingCountry || null,
      version: eb('version', '+', 1),
    }))
    .where('building_id', '=', buildingId)
    .where('id', '=', personId)
    .execute()
