import type { LocalDate } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'

/**
 * Reads which budgets owners may read, so many of the latest fiscal years, those that they vote on first in each; no one votes
 * on one whose year is over.
 */
export const selectReadable = async (
  db: Database,
  buildingId: string,
  { today, most }: { today: LocalDate; most: number },
): Promise<string[]> => {
  const { rows } = await run(
    db,
    `select b.id from budgets b
     where b.building_id = $1::uuid
       and (b.state = 'approved' or b.state = 'noticed' and b.ends_on >= $3::date)
     order by b.starts_on desc, b.state desc, b.id desc limit $2::integer`,
    [buildingId, most, today],
  )
  return (rows as { id: string }[]).map(({ id }) => id)
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
