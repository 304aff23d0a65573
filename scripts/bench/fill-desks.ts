/** Buildings for maintenance: one of few tickets and one of very many. */
import type pg from 'pg'
import { councilBuilding, signedIn, type CouncilBuilding } from './council-building.ts'

export interface Desk extends CouncilBuilding {
  /** How many tickets were ever reported in it. */
  size: number
}

export const deskSizes = [1_000, 100_000] as const

/** What is searched for; it stands in the words of one ticket in five hundred. */
export const soughtInTickets = 'kettle'

/**
 * A ticket every seven minutes, the last one now; one in a hundred is under way, one of those in ten on hold, and the
 * others are closed. Each has two lines of its story, and every twentieth somebody who follows it.
 */
const statements = (now: string, size: number): string[] => {
  const word = `desk ${size}`
  const building = `bench_id('${word}')`
  const at = `'${now}'::timestamptz - (${size} - j) * interval '7 minutes'`
  // As the product makes them: by the time of the report, so that the newest sort last.
  const id = `(lpad(to_hex((extract(epoch from ${at}) * 1000)::bigint), 12, '0') || '7' || substr(md5('${word} ' || j), 1, 3)
    || '8' || substr(md5('${word} ' || j), 4, 15))::uuid`
  const under = 'j % 100 = 0'
  const status = `case when j % 1000 = 0 then 'on_hold' when ${under} then (array['open', 'assigned', 'in_progress'])[1 + j / 100 % 3]
    else 'closed' end`
  return [
    councilBuilding(word, `DES${size}`, now),
    `insert into tickets (id, building_id, number, title, words, category, place, place_words, priority, reporter_id,
      source, status, held_from, assignee_id, reported_at, answered_at, resolved_at, ended_at, answer_due_at,
      resolve_due_at, answer_minutes, resolve_minutes, changed_at)
    select ${id}, ${building}, 1000 + j, 'Lamp ' || j || ' is out',
      case when j % 500 = 0 then 'Beside the ${soughtInTickets}.' else 'It flickers in the evening.' end,
      (array['plumbing', 'electrical', 'heating', 'garage', 'other'])[1 + j % 5], 'common', 'Floor ' || j % 9,
      'normal', bench_id('${word} account'), 'resident', ${status}, case when j % 1000 = 0 then 'open' end,
      bench_id('${word} account'), ${at}, ${at} + interval '1 hour',
      case when not (${under}) then ${at} + interval '2 days' end, case when not (${under}) then ${at} + interval '3 days' end,
      null, case when ${under} and j % 1000 <> 0 then ${at} + interval '20 days' end, 60,
      case when not (${under}) then 960 end, ${at} + interval '1 hour'
    from generate_series(1, ${size}) j`,
    `insert into ticket_events (id, building_id, ticket_id, at, kind, side, account_id, words, status, priority)
    select bench_id(t.id || ' event ' || k), t.building_id, t.id, t.reported_at + (k - 1) * interval '1 hour',
      (array['reported', 'wrote'])[k], (array['resident', 'desk'])[k], t.reporter_id,
      case when k = 2 then 'We look at it.' else '' end, case when k = 1 then 'open' end, 'normal'
    from tickets t, generate_series(1, 2) k where t.building_id = ${building};
    insert into ticket_followers (building_id, ticket_id, account_id, since)
    select t.building_id, t.id, t.reporter_id, t.reported_at from tickets t
    where t.building_id = ${building} and t.number % 20 = 0`,
  ]
}

/** Fills a building of each size and signs its council member in. */
export const fillDesks = async (client: pg.Client, now: string): Promise<Desk[]> => {
  const desks: Desk[] = []
  for (const size of deskSizes) {
    for (const text of statements(now, size)) await client.query(text)
    desks.push({ size, ...(await signedIn(client, `desk ${size}`, now)) })
  }
  return desks
}
