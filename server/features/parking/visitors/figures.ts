/** Visitor parking in the building stats. */
import type { Figures } from '../../../offers.ts'

const total = (building: string) =>
  `coalesce((select nullif(count(*), 0)::integer from parking_stalls t where t.building_id = ${building} and t.visitor),
    (select s.visitor_spaces from parking_settings s where s.building_id = ${building}), 0)`

/** How many spaces the visitor lot has, and how many of them are free now. */
export const parkingFigures: Pick<Figures, 'visitorSpacesAvailable' | 'visitorSpacesTotal'> = {
  visitorSpacesTotal: ({ building }) => `select ${total(building)}`,
  visitorSpacesAvailable: ({ building, now }) =>
    `select greatest(0, ${total(building)} - (select count(*)::integer from visitor_passes p
      where p.building_id = ${building} and p.ended_at is null and p.from_at <= ${now} and p.until_at > ${now}))`,
}
