import { run, type Database } from '../../../db/connection.ts'

/** Reads which budgets owners may read, so many of the latest fiscal years, those that they vote on first in each. */
export const selectReadable = async (db: Database, buildingId: string, most: number): Promise<string[]> => {
  const { rows } = await run(
    db,
    `select b.id from budgets b
     where b.building_id = $1::uuid and b.state in ('noticed', 'approved')
     order by b.starts_on desc, b.state desc, b.id desc limit $2::integer`,
    [buildingId, most],
  )
  return (rows as { id: string }[]).map(({ id }) => id)
}

/** Reads the notice by which owners were notified of a budget, or null. */
export const selectNoticeId = async (db: Database, buildingId: string, id: string): Promise<string | null> => {
  const { rows } = await run(
    db,
    'select notice_id as "noticeId" from budgets where building_id = $1::uuid and id = $2::uuid',
    [buildingId, id],
  )
  return (rows as { noticeId: string | null }[])[0]?.noticeId ?? null
}

/** Reads the budgets that owners were notified of, by the notices that still count. */
export const selectNoticed = async (
  db: Database,
  buildingId: string,
  noticeIds: readonly string[],
): Promise<{ noticeId: string; budgetId: string }[]> => {
  const { rows } = await run(
    db,
    `select b.notice_id as "noticeId", b.id as "budgetId" from budgets b
     where b.building_id = $1::uuid and b.notice_id = any($2::uuid[]) and b.notice_id is not null`,
    [buildingId, [...noticeIds]],
  )
  return rows as { noticeId: string; budgetId: string }[]
}
