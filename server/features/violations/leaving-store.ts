import type { Accused } from '../../../contract/violations/violation.ts'
import { run, type Database } from '../../db/connection.ts'

/** An open case about someone who leaves, with their name. */
export interface OpenCaseAbout {
  number: number
  accused: Accused
  name: string
}

/** Reads the open cases about a unit's owners or tenants, of whom this person was one on the day it happened. */
export const selectOpenAbout = async (
  db: Database,
  buildingId: string,
  { unitId, personId }: { unitId: string; personId: string },
): Promise<OpenCaseAbout[]> => {
  const { rows } = await run(
    db,
    `select v.number, v.accused, p.name from violations v
     join people p on p.building_id = v.building_id and p.id = $3::uuid
     where v.building_id = $1::uuid and v.unit_id = $2::uuid and v.closed_on is null and exists (
       select from unit_links l where l.building_id = v.building_id and l.unit_id = v.unit_id and l.person_id = p.id
         and l.role = case v.accused when 'owners' then 'owner' when 'tenants' then 'tenant' end
         and (l.from_date is null or l.from_date <= v.happened_on) and (l.to_date is null or l.to_date >= v.happened_on))
     order by v.number`,
    [buildingId, unitId, personId],
  )
  return rows as OpenCaseAbout[]
}
