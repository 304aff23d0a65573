import type { MySharing } from '../../../../contract/units/people.ts'
import type { Database } from '../../../db/connection.ts'
import type { Sharing } from '../sharing.ts'

type Field = MySharing['consents'][number]['field']

/** Holds the rows of an account in the roster, so that of two words about sharing one comes after the other. */
export const lockOwnRows = (db: Database, buildingId: string, accountId: string) =>
  db
    .selectFrom('people')
    .where('building_id', '=', buildingId)
    .where('account_id', '=', accountId)
    .orderBy('id')
    .forNoKeyUpdate()
    .select('id')
    .execute()

export const updateSharing = (
  db: Database,
  buildingId: string,
  personId: string,
  { isListed, sharesEmail, sharesPhone }: Omit<Sharing, 'isProtected'>,
) =>
  db
    .updateTable('people')
    .set({ is_listed: isListed, shares_email: sharesEmail, shares_phone: sharesPhone })
    .where('building_id', '=', buildingId)
    .where('id', '=', personId)
    .execute()

export const insertConsent = (
  db: Database,
  consent: { id: string; buildingId: string; personId: string; field: Field; givenAt: string; givenBy: string },
) =>
  db
    .insertInto('sharing_consents')
    .values({
      id: consent.id,
      building_id: consent.buildingId,
      person_id: consent.personId,
      field: consent.field,
      given_at: consent.givenAt,
      given_by: consent.givenBy,
    })
    .execute()

export const withdrawConsent = (
  db: Database,
  of: { buildingId: string; personId: string; field: Field },
  now: string,
) =>
  db
    .updateTable('sharing_consents')
    .set({ withdrawn_at: now })
    .where('building_id', '=', of.buildingId)
    .where('person_id', '=', of.personId)
    .where('field', '=', of.field)
    .where('withdrawn_at', 'is', null)
    .execute()

/** What was said for some people, newest first. */
export const selectConsents = async (
  db: Database,
  buildingId: string,
  personIds: readonly string[],
  most: number,
): Promise<MySharing['consents']> => {
  if (personIds.length === 0) return []
  const rows = await db
    .selectFrom('sharing_consents')
    .where('building_id', '=', buildingId)
    .where('person_id', 'in', [...personIds])
    .orderBy('id', 'desc')
    .limit(most)
    .select(['id as _id', 'field', 'given_at as givenAt', 'withdrawn_at as withdrawnAt'])
    .execute()
  return rows.map((row) => ({ ...row, field: row.field as Field }))
}
