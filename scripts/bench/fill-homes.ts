/** Buildings for the directory: as many units as the smallest of ours and as the largest, with what goes with each. */
import type pg from 'pg'
import { councilBuilding, signedIn, type CouncilBuilding } from './council-building.ts'

export interface Homes extends CouncilBuilding {
  /** How many units stand in it. */
  size: number
}

export const homeSizes = [64, 2_000] as const

/** Eight units a floor; two owners in every second unit, a tenant in every fourth, a stall, a vehicle and two fobs each. */
const statements = (now: string, size: number) => {
  const word = `homes ${size}`
  const units = `select u, bench_id('${word} unit ' || u) as unit from generate_series(1, ${size}) u`
  return `
  ${councilBuilding(word, `HOMES${size}`, now)}
  insert into units (id, building_id, unit_number, sort_key, strata_lot, unit_entitlement, unit_type, floor, created_at)
  select unit, bench_id('${word}'), u::text, lpad(u::text, 6, '0'), u::text, 60 + u % 60, 'Residential',
    (1 + u / 8)::text, '${now}' from (${units}) x;
  insert into people (id, building_id, first_name, last_name, same_key, email, phone, is_listed, shares_email, created_at)
  select bench_id('${word} person ' || u || k), bench_id('${word}'), 'Bench' || k, 'Person' || u, '${word}' || u || k,
    'person' || u || k || '@example.com', '+1604555' || lpad(u::text, 4, '0'), u % 3 = 0, u % 6 = 0, '${now}'
  from (${units}) x, unnest(array['first', 'second', 'tenant']) k;
  insert into ownerships (id, building_id, unit_id, person_id, share_percent, occupies_unit, from_date, created_at)
  select bench_id('${word} owner ' || u || k), bench_id('${word}'), unit, bench_id('${word} person ' || u || k),
    case when u % 2 = 0 then 50 else 100 end, u % 4 > 0, '2020-01-01', '${now}'
  from (${units}) x, unnest(array['first', 'second']) k where k = 'first' or u % 2 = 0;
  insert into tenancies (id, building_id, unit_id, person_id, kind, from_date, created_at)
  select bench_id('${word} tenant ' || u), bench_id('${word}'), unit, bench_id('${word} person ' || u || 'tenant'), 'tenant',
    '2024-01-01', '${now}' from (${units}) x where u % 4 = 0;
  insert into unit_spaces (id, building_id, unit_id, kind, label, created_at)
  select bench_id('${word} stall ' || u), bench_id('${word}'), unit, 'stall', 'P1-' || u, '${now}' from (${units}) x;
  insert into vehicles (id, building_id, unit_id, plate, created_at)
  select bench_id('${word} vehicle ' || u), bench_id('${word}'), unit, 'BN' || lpad(u::text, 5, '0'), '${now}'
  from (${units}) x;
  insert into access_devices (id, building_id, unit_id, kind, serial, created_at)
  select bench_id('${word} fob ' || u || k), bench_id('${word}'), unit, 'fob', 'FB-' || u || '-' || k, '${now}'
  from (${units}) x, generate_series(1, 2) k`
}

/** Fills a building of each size and signs its council member in. */
export const fillHomes = async (client: pg.Client, now: string): Promise<Homes[]> => {
  const homes: Homes[] = []
  for (const size of homeSizes) {
    await client.query(statements(now, size))
    homes.push({ size, ...(await signedIn(client, `homes ${size}`, now)) })
  }
  return homes
}
