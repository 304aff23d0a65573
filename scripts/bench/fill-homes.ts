/** Buildings for the directory: as many units as the smallest of ours and as the largest, with what goes with each. */
import type pg from 'pg'
import { hashOf, newSecret } from '../../server/platform/secrets.ts'

export interface Homes {
  /** How many units stand in it. */
  size: number
  buildingId: string
  /** The secret of a session of its one council member. */
  token: string
  accountId: string
}

export const homeSizes = [64, 2_000] as const

/** Eight units a floor; two owners in every second unit, a tenant in every fourth, a stall, a vehicle and two fobs each. */
const statements = (now: string, size: number) => {
  const word = `homes ${size}`
  const units = `select u, bench_id('${word} unit ' || u) as unit from generate_series(1, ${size}) u`
  return `
  insert into buildings (id, name, code, address, city, province, postal_code, plan_number, jurisdiction, privacy_regime,
    time_zone, features, created_at)
  values (bench_id('${word}'), 'Bench ${word}', 'HOMES${size}', '1 Main Street', 'Vancouver', 'BC', 'V6B 1A1', 'EPS1', 'BC',
    'BC_PIPA', 'America/Vancouver', '{"notices": true, "forum": true, "parking": true, "maintenanceTickets": true}', '${now}');
  insert into accounts (id, email, first_name, last_name, email_verified_at, created_at)
  values (bench_id('${word} account'), 'homes.${size}@example.com', 'Bench', 'Council', '${now}', '${now}');
  insert into memberships (id, building_id, account_id, role, started_at)
  values (bench_id('${word} member'), bench_id('${word}'), bench_id('${word} account'), 'council', '${now}');
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
    const token = newSecret()
    const { rows } = await client.query<{ building: string; account: string }>(
      `insert into sessions (id, token_hash, account_id, device, created_at, last_seen_at, idle_minutes, expires_at)
        values (bench_id($1 || ' session'), decode($2, 'hex'), bench_id($1 || ' account'), 'bench', $3, $3, 600,
          $3::timestamptz + interval '1 day')
        returning bench_id($1) as building, account_id as account`,
      [`homes ${size}`, hashOf(token).toString('hex'), now],
    )
    homes.push({ size, buildingId: rows[0]!.building, token, accountId: rows[0]!.account })
  }
  return homes
}
