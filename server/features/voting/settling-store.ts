import type { Instant } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'
import { isHiddenFrom } from './proposals-store.ts'

/** What the clock opens or closes at a moment, of the proposals `p`. */
const isDue = (now: string): string =>
  `(p.status = 'voting' and p.closes_at <= ${now} or p.status = 'discussion' and p.opens_at <= ${now})`

/** Proposals of a building whose vote is to open or to close. */
export const selectDueIn = async (db: Database, buildingId: string, now: Instant): Promise<string[]> => {
  const { rows } = await run(
    db,
    `select p.id from proposals p where p.building_id = $1::uuid and p.status in ('discussion', 'voting')
       and p.opens_at is not null and ${isDue('$2::timestamptz')} order by p.closes_at, p.id`,
    [buildingId, now],
  )
  return (rows as { id: string }[]).map(({ id }) => id)
}

/** Open buildings in which a vote is to open or to close. */
export const selectBuildingsDue = async (db: Database, now: Instant): Promise<string[]> => {
  const { rows } = await run(
    db,
    `select distinct p.building_id as id from proposals p
     join buildings h on h.id = p.building_id and h.suspended_at is null
     where ${isDue('$1::timestamptz')} order by 1`,
    [now],
  )
  return (rows as { id: string }[]).map(({ id }) => id)
}

export interface Nearing {
  proposalId: string
  buildingId: string
  textVersion: number
  /** Since when its text is voted on. */
  since: Instant
  closesAt: Instant
}

/** Open votes of open buildings that close before a moment. */
export const selectNearing = async (db: Database, now: Instant, before: Instant): Promise<Nearing[]> => {
  const { rows } = await run(
    db,
    `select p.id as "proposalId", p.building_id as "buildingId", p.text_version as "textVersion",
       greatest(p.opens_at, p.text_since) as since, p.closes_at as "closesAt"
     from proposals p join buildings h on h.id = p.building_id and h.suspended_at is null
     where p.status = 'voting' and p.closes_at > $1::timestamptz and p.closes_at <= $2::timestamptz
     order by p.closes_at, p.id`,
    [now, before],
  )
  return rows as Nearing[]
}

/** Notes a reminder; false where it was sent, or where that vote is not open until that moment any more. */
export const insertReminder = async (
  db: Database,
  { proposalId, buildingId, textVersion, closesAt }: Nearing,
  { _id, hours, at }: { _id: string; hours: number; at: Instant },
): Promise<boolean> => {
  const { numAffectedRows } = await run(
    db,
    `insert into proposal_reminders (id, building_id, proposal_id, text_version, hours, closes_at, sent_at)
     select $1::uuid, p.building_id, p.id, p.text_version, $5::integer, p.closes_at, $6::timestamptz from proposals p
     where p.building_id = $2::uuid and p.id = $3::uuid and p.text_version = $4::integer and p.status = 'voting'
       and p.closes_at = $7::timestamptz
     on conflict (proposal_id, text_version, hours, closes_at) do nothing`,
    [_id, buildingId, proposalId, textVersion, hours, at, closesAt],
  )
  return numAffectedRows === 1n
}

/** Who may vote on the text that stands and has not. */
export const selectMissing = async (db: Database, buildingId: string, proposalId: string): Promise<string[]> => {
  const { rows } = await run(
    db,
    `select e.account_id as id from proposals p
     join proposal_electors e on e.building_id = p.building_id and e.proposal_id = p.id
       and e.text_version = p.text_version
     where p.building_id = $1::uuid and p.id = $2::uuid
       and not e.is_barred and not ${isHiddenFrom('e.account_id')}
       and not exists (select from ballots b where b.building_id = p.building_id and b.proposal_id = p.id
         and b.text_version = p.text_version and b.account_id = e.account_id)
       and not exists (select from proposal_conflicts c where c.building_id = p.building_id and c.proposal_id = p.id
         and c.account_id = e.account_id)`,
    [buildingId, proposalId],
  )
  return (rows as { id: string }[]).map(({ id }) => id)
}
