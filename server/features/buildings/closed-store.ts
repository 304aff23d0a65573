import { run, type Database } from '../../db/connection.ts'
import { nameOrder } from '../../db/finding.ts'
import type { Role } from '../../../contract/roles.ts'
import type { Instant } from '../../../contract/time.ts'
import { belongsAt, restsAt, roleAt } from './standing-store.ts'

interface ClosedRow {
  _id: string
  name: string
  userRole: Role
  /** Since when it is suspended; null for one that asks for a second factor. */
  since: Instant | null
  reason: string | null
}

/** The buildings that an account belongs to and cannot open at a moment, by name. */
export const selectClosed = async (
  db: Database,
  accountId: string,
  now: Instant,
  proven: boolean,
): Promise<ClosedRow[]> => {
  const { rows } = await run(
    db,
    `select b.id as _id, b.name, ${roleAt('$2')} as "userRole", b.suspended_at as since, b.suspension_reason as reason
     from memberships m join buildings b on b.id = m.building_id
     where m.account_id = $1::uuid and ${belongsAt('$2')}
       and (b.suspended_at is not null or ${restsAt('$2', '$3::boolean', { m: 'm', b: 'b' })})
     order by ${nameOrder('b.name')}, b.id`,
    [accountId, now, proven],
  )
  return rows as ClosedRow[]
}

/** Whether a building that the account manages at a moment asks for a second factor. */
export const isAskedForFactor = async (db: Database, accountId: string, now: Instant): Promise<boolean> => {
  const { rows } = await run(
    db,
    `select from memberships m join buildings b on b.id = m.building_id
     where m.account_id = $1::uuid and ${belongsAt('$2')} and ${restsAt('$2', 'false', { m: 'm', b: 'b' })} limit 1`,
    [accountId, now],
  )
  return rows.length > 0
}
