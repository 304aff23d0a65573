import type { Instant } from '../../../contract/time.ts'
import type { Offers } from '../../offers.ts'
import { run, type Database } from '../../db/connection.ts'
import { belongsAt, roleAt } from './standing-store.ts'

/** Answers SQL for the terms by which an account keeps the books of the building `b`; null where its treasurer doesn't. */
export const treasuryIn = ({ treasuryOf }: Offers, { account, b }: { account: string; b: string }): string =>
  treasuryOf === undefined
    ? 'null::json'
    : `case when ${b}.treasurer_keeps_books then (${treasuryOf({ account, building: `${b}.id` })}) end`

/** Tells whether a building lets its treasurer keep the books. */
export const selectTreasurerKeepsBooks = async (db: Database, buildingId: string): Promise<boolean> => {
  const { rows } = await run(db, 'select treasurer_keeps_books as "keeps" from buildings where id = $1::uuid', [
    buildingId,
  ])
  return (rows[0] as { keeps: boolean }).keeps
}

/** Tells whether anyone who can sign in is management in a building. */
export const selectHasManagement = async (db: Database, buildingId: string, now: Instant): Promise<boolean> => {
  const { rows } = await run(
    db,
    `select exists (
       select from memberships m join accounts a on a.id = m.account_id and a.disabled_at is null
       where m.building_id = $1::uuid and ${belongsAt('$2')} and ${roleAt('$2')} = 'management') as "hasManagement"`,
    [buildingId, now],
  )
  return (rows[0] as { hasManagement: boolean }).hasManagement
}
