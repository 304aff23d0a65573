import type { Page } from '../../../contract/route.ts'
import type { LocalDate } from '../../../contract/time.ts'
import type { MySide } from '../../../contract/violations/my-violation.ts'
import { run, type Database } from '../../db/connection.ts'
import { pageOf, readCursor, writeCursor } from '../../db/keyset.ts'
import { violationColumns, violationTables, type KnownViolation } from './store.ts'

/** A case of the caller, and what it is to them. */
export type MyKnownViolation = KnownViolation & { side: MySide }

/** Who asks, and when. */
interface Asking {
  buildingId: string
  accountId: string
  today: LocalDate
}

/** Whether the account `$3` was warned or given the particulars of `v`, or, for `isCopy`, a copy of them. */
const given = (isCopy: boolean) => `exists (
  select from violation_people a join people p on p.building_id = a.building_id and p.id = a.person_id
  where a.building_id = v.building_id and a.violation_id = v.id and p.account_id = $3::uuid and a.is_copy = ${isCopy})`

/** Whether the account `$3` reported `v`; what someone recorded for parking, parking lists. */
const reported = `exists (select from violation_complaints c
  where c.building_id = v.building_id and c.violation_id = v.id and c.account_id = $3::uuid
    and not (c.is_staff and exists (select from parking_violations w where w.building_id = v.building_id and w.id = v.id)))`

/** What a case `v` is to the account `$3` on the day `$2`; null where it is nothing to it. */
export const sideOf = `case when ${given(false)} then 'accused' when ${given(true)} then 'owner'
  when ${reported} then 'complainant' end`

const text = (where: string) => `
  select * from (
    select ${violationColumns}, ${sideOf} as side from ${violationTables}
    where v.building_id = $1::uuid ${where}
  ) mine where side is not null`

/** Lists the cases that an account reported, and those about it or its tenants, newest first. */
export const selectMine = async (
  db: Database,
  { buildingId, accountId, today }: Asking,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Page<MyKnownViolation>> => {
  const after = cursor === undefined ? null : readCursor(cursor, 1)[0]!
  const { rows } = await run(
    db,
    `${text('and ($4::uuid is null or v.id < $4::uuid)')} order by _id desc limit ${limit + 1}`,
    [buildingId, today, accountId, after],
  )
  return pageOf(
    rows as MyKnownViolation[],
    limit,
    (one) => one,
    ({ _id }) => writeCursor([_id]),
  )
}

/** Reads a case of an account, or null. */
export const selectMyViolation = async (
  db: Database,
  { buildingId, accountId, today }: Asking,
  id: string,
): Promise<MyKnownViolation | null> => {
  const { rows } = await run(db, text('and v.id = $4::uuid'), [buildingId, today, accountId, id])
  return (rows as MyKnownViolation[])[0] ?? null
}
