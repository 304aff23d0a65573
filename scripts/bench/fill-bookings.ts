/** Buildings that share amenities: one of few bookings and one of very many. */
import type pg from 'pg'
import { councilBuilding, signedIn, type CouncilBuilding } from './council-building.ts'

export interface Shared extends CouncilBuilding {
  /** How many bookings were ever made in it. */
  size: number
  /** An amenity that nobody has booked. */
  freeId: string
  unitIds: string[]
}

/** The smaller one holds little more than the month that is looked at. */
export const sharedSizes = [2_000, 100_000] as const

const amenities = 20
const units = 100

/**
 * Each amenity is booked twice a day for two hours, until a month ahead and as far back as the bookings reach; one in
 * twenty was cancelled. Each booking has a line of its story.
 */
const statements = (now: string, size: number): string[] => {
  const word = `shared ${size}`
  const building = `bench_id('${word}')`
  const day = `date_trunc('day', '${now}'::timestamptz) + (30 - j / ${2 * amenities}) * interval '1 day'`
  const start = `${day} + (17 + 5 * (j / ${amenities} % 2)) * interval '1 hour'`
  const status = `case when j % 97 = 0 then 'cancelled' when ${start} < '${now}'::timestamptz then 'completed' else 'active' end`
  return [
    councilBuilding(word, `SHR${size}`, now),
    `insert into units (id, building_id, unit_number, sort_key, created_at)
    select bench_id('${word} unit ' || u), ${building}, u::text, lpad(u::text, 6, '0'), '${now}'
    from generate_series(1, ${units}) u;
    insert into amenities (id, building_id, name, mode, hours, slot_minutes, arrives_at, leaves_at, capacity_kind, capacity,
      guests_most, eligible, sharing, needs_approval, has_waitlist, offer_minutes, cancel_before_minutes, late_is_strike,
      needs_check_in, fee_cents, fee_per, deposit_cents, check_in_code, created_at)
    select bench_id('${word} amenity ' || a), ${building}, 'Room ' || a, 'free',
      (select jsonb_object_agg(day, '{"from": "00:00", "until": "24:00"}'::jsonb) from unnest(array['monday', 'tuesday',
        'wednesday', 'thursday', 'friday', 'saturday', 'sunday']) day),
      60, '15:00', '11:00', 'exclusive', 1, 0, array['residentOwner', 'tenant'],
      '{"quotas": [], "mostAhead": null, "shortestMinutes": null, "longestMinutes": null, "stepMinutes": null,
        "noticeMinutes": null, "advanceDays": null, "strikes": null, "bufferBeforeMinutes": 0, "bufferAfterMinutes": 0}',
      false, true, 120, 0, false, false, 0, 'booking', 0, '${word} ' || a, '${now}'
    from generate_series(0, ${amenities}) a;
    insert into bookings (id, building_id, amenity_id, unit_id, account_id, made_by, starts_at, ends_at, blocked_from,
      blocked_until, lane, people, guests, status, cancelled_by, cancels_until, made_at)
    select bench_id('${word} booking ' || j), ${building}, bench_id('${word} amenity ' || j % ${amenities}),
      bench_id('${word} unit ' || 1 + j % ${units}), bench_id('${word} account'), bench_id('${word} account'), ${start},
      ${start} + interval '2 hours', ${start}, ${start} + interval '2 hours', 1, 2, 0, ${status},
      case when j % 97 = 0 then 'resident' end, ${start}, ${start} - interval '7 days'
    from generate_series(0, ${size} - 1) j`,
    `insert into booking_events (id, building_id, booking_id, at, kind, side, account_id)
    select bench_id(b.id || ' event'), b.building_id, b.id, b.made_at, 'booked', 'resident', b.account_id
    from bookings b where b.building_id = ${building}`,
  ]
}

const idsOf = async (client: pg.Client, text: string): Promise<string[]> =>
  (await client.query<{ id: string }>(text)).rows.map(({ id }) => id)

/** Fills a building of each size and signs its council member in. */
export const fillShared = async (client: pg.Client, now: string): Promise<Shared[]> => {
  const filled: Shared[] = []
  for (const size of sharedSizes) {
    for (const text of statements(now, size)) await client.query(text)
    const word = `shared ${size}`
    const [freeId] = await idsOf(client, `select bench_id('${word} amenity ${amenities}') as id`)
    const unitIds = await idsOf(
      client,
      `select id from units where building_id = bench_id('${word}') order by sort_key`,
    )
    filled.push({ size, freeId: freeId!, unitIds, ...(await signedIn(client, word, now)) })
  }
  return filled
}
