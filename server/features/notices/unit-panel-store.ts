import { run, type Database } from '../../db/connection.ts'
import { instantIn } from '../../db/json.ts'

/** A notice that was for a unit, with the marks of everybody it was for there. */
export interface NoticeOfUnit {
  _id: string
  title: string
  publishDate: string
  marks: { role: string | null; readAt: string | null; acknowledgedAt: string | null }[]
}

const text = (most: number) => `
  select n.id as "_id", n.title, n.publish_date as "publishDate", (
    select json_agg(json_build_object('role', k.role, 'readAt', ${instantIn('r.read_at')},
      'acknowledgedAt', ${instantIn('r.acknowledged_at')}))
    from notice_recipients k
    left join people p on p.building_id = k.building_id and p.id = k.person_id
    left join notice_receipts r on r.notice_id = k.notice_id and r.round = k.round
      and r.account_id = coalesce(k.account_id, p.account_id)
    where k.notice_id = n.id and k.round = n.round and k.unit_id = $2::uuid) as marks
  from notices n
  where n.building_id = $1::uuid and n.deleted_at is null and n.told_at is not null
    and exists (
      select from notice_recipients k
      where k.notice_id = n.id and k.round = n.round and k.unit_id = $2::uuid)
  order by n.listed_at desc, n.id desc
  limit ${most}`

/** The latest notices that were for a unit when people were told of them. */
export const selectNoticesOfUnit = async (
  db: Database,
  buildingId: string,
  unitId: string,
  most: number,
): Promise<NoticeOfUnit[]> => {
  const { rows } = await run(db, text(most), [buildingId, unitId])
  return rows as NoticeOfUnit[]
}
