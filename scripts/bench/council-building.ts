import type pg from 'pg'
import { hashOf, newSecret } from '../../server/platform/secrets.ts'

/** A building of the measurement that its one council member looks at. */
export interface CouncilBuilding {
  buildingId: string
  /** The secret of a session of its one council member. */
  token: string
  accountId: string
}

/** The building that is called `bench_id` of a word, with its one council member, as SQL. */
export const councilBuilding = (word: string, code: string, now: string): string => `
  insert into buildings (id, name, code, address, city, province, postal_code, plan_number, jurisdiction, privacy_regime,
    time_zone, features, created_at)
  values (bench_id('${word}'), 'Bench ${word}', '${code}', '1 Main Street', 'Vancouver', 'BC', 'V6B 1A1', 'EPS1', 'BC',
    'BC_PIPA', 'America/Vancouver', '{"notices": true, "forum": true, "parking": true, "maintenanceTickets": true}', '${now}');
  insert into accounts (id, email, first_name, last_name, email_verified_at, created_at)
  values (bench_id('${word} account'), '${word.replace(' ', '.')}@example.com', 'Bench', 'Council', '${now}', '${now}');
  insert into memberships (id, building_id, account_id, role, started_at)
  values (bench_id('${word} member'), bench_id('${word}'), bench_id('${word} account'), 'council', '${now}');`

/** Signs the council member in. */
export const signedIn = async (client: pg.Client, word: string, now: string): Promise<CouncilBuilding> => {
  const token = newSecret()
  const { rows } = await client.query<{ building: string; account: string }>(
    `insert into sessions (id, token_hash, account_id, device, created_at, last_seen_at, idle_minutes, expires_at)
      values (bench_id($1 || ' session'), decode($2, 'hex'), bench_id($1 || ' account'), 'bench', $3, $3, 600,
        $3::timestamptz + interval '1 day')
      returning bench_id($1) as building, account_id as account`,
    [word, hashOf(token).toString('hex'), now],
  )
  return { buildingId: rows[0]!.building, token, accountId: rows[0]!.account }
}
