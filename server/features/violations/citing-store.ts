import { run, type Database } from '../../db/connection.ts'

/** A case as the page of a bylaw or rule lists it. */
export interface CitingCase {
  _id: string
  number: number
  unitNumber: string | null
  isClosed: boolean
}

/** Reads the newest cases about a text of the register, the open ones first. */
export const selectCasesCiting = async (
  db: Database,
  buildingId: string,
  bylawId: string,
  most: number,
): Promise<CitingCase[]> => {
  const { rows } = await run(
    db,
    `select v.id as _id, v.number, u.unit_number as "unitNumber", v.closed_on is not null as "isClosed"
     from violations v left join units u on u.building_id = v.building_id and u.id = v.unit_id
     where v.building_id = $1::uuid and v.bylaw_id = $2::uuid
     order by v.closed_on is not null, v.id desc limit $3::int`,
    [buildingId, bylawId, most],
  )
  return rows as CitingCase[]
}
