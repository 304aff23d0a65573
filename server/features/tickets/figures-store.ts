import { flowMonths } from '../../../contract/limits/tickets.ts'
import type { LocalDate } from '../../../contract/time.ts'
import type { TicketFigures } from '../../../contract/tickets/ticket.ts'
import { run, type Database } from '../../db/connection.ts'

/** The states of active tickets (specification, sections 2 and 5); one on hold is not active. */
export const activeStatuses = `('open', 'assigned', 'in_progress')`

/** Counts a building's active tickets and those on hold. */
export const selectNow = async (db: Database, buildingId: string): Promise<TicketFigures['now']> => {
  const { rows } = await run(
    db,
    `select count(*) filter (where t.status in ${activeStatuses})::integer as active,
       count(*) filter (where t.status = 'on_hold')::integer as "onHold"
     from tickets t where t.building_id = $1::uuid`,
    [buildingId],
  )
  return rows[0] as TicketFigures['now']
}

/** How tickets came and went in a building by month of its zone, the last one that of a day. */
export const selectFlow = async (
  db: Database,
  buildingId: string,
  { today, zone }: { today: LocalDate; zone: string },
): Promise<TicketFigures['flow']> => {
  const within = (moment: string) =>
    `(${moment} at time zone $3) >= m.first and (${moment} at time zone $3) < m.first + interval '1 month'`
  const { rows } = await run(
    db,
    `with months as (
       select (date_trunc('month', $2::date::timestamp) - n * interval '1 month') as first
       from generate_series(0, ${flowMonths - 1}) as n)
     select to_char(m.first, 'YYYY-MM') as month,
       count(*) filter (where ${within('t.reported_at')})::integer as reported,
       count(*) filter (where ${within('t.resolved_at')})::integer as resolved,
       count(t.id) filter (where (t.reported_at at time zone $3) < m.first + interval '1 month'
         and (t.ended_at is null or (t.ended_at at time zone $3) >= m.first + interval '1 month'))::integer as open
     from months m left join tickets t on t.building_id = $1::uuid
     group by m.first order by m.first`,
    [buildingId, today, zone],
  )
  return rows as TicketFigures['flow']
}

/** The median working minutes until the first answer and the resolution, of tickets reported since a day. */
export const selectMedians = async (
  db: Database,
  buildingId: string,
  since: LocalDate,
): Promise<TicketFigures['medians']> => {
  const median = (column: string) => `round(percentile_cont(0.5) within group (order by t.${column}))::integer`
  const { rows } = await run(
    db,
    `select t.category, count(*)::integer as tickets, ${median('answer_minutes')} as "answerMinutes",
       ${median('resolve_minutes')} as "resolveMinutes"
     from tickets t where t.building_id = $1::uuid and t.reported_at >= $2::date and t.merged_into is null
     group by t.category order by count(*) desc, t.category`,
    [buildingId, since],
  )
  return rows as TicketFigures['medians']
}

export const selectRating = async (
  db: Database,
  buildingId: string,
  since: LocalDate,
): Promise<TicketFigures['rating']> => {
  const { rows } = await run(
    db,
    `select round(avg(t.stars), 1)::float8 as mean, count(t.stars)::integer as count
     from tickets t where t.building_id = $1::uuid and t.rated_at >= $2::date`,
    [buildingId, since],
  )
  return rows[0] as TicketFigures['rating']
}
