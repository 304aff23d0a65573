import type { Position } from '../../../contract/council-words.ts'
import type { Instant, LocalDate } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'
import { belongsAt, roleAt } from '../buildings/buildings.ts'

/** Somebody who is on council, or was when a vote opened. */
export interface CouncilMember {
  accountId: string
  name: string
  positions: Position[]
}

/** Offices of the account `a` by terms that run on the day `$3`. */
const offices = `
  (select coalesce(array_agg(distinct o order by o), '{}') from people p
    join council_terms t on t.building_id = p.building_id and t.person_id = p.id
    cross join lateral unnest(t.positions) as o
    where p.building_id = $1::uuid and p.account_id = a.id and t.closed_at is null
      and t.from_date <= $3::date and (t.to_date is null or t.to_date >= $3::date))`

/** Whose role in a building is council's at a moment, without the platform's staff, who never vote, with the offices that they hold on that day. */
export const selectCouncil = async (
  db: Database,
  buildingId: string,
  { now, today }: { now: Instant; today: LocalDate },
): Promise<CouncilMember[]> => {
  const { rows } = await run(
    db,
    `select a.id as "accountId", a.first_name || ' ' || a.last_name as name, ${offices} as positions
     from memberships m join accounts a on a.id = m.account_id
     where m.building_id = $1::uuid and ${belongsAt('$2::timestamptz')} and ${roleAt('$2::timestamptz')} = 'council'
       and a.disabled_at is null and a.platform_role = 'normal'
     order by m.id`,
    [buildingId, now, today],
  )
  return rows as CouncilMember[]
}

/** A member of council for a vote. */
export interface KnownElector extends CouncilMember {
  /** They have no vote on this: a case is about them, or they complained. */
  isBarred: boolean
}

/** Council as it was when voting on a text of a proposal opened; of them vote those who aren’t barred and have no conflict. */
export const selectElectors = async (
  db: Database,
  buildingId: string,
  proposalId: string,
  textVersion: number,
): Promise<KnownElector[]> => {
  const { rows } = await run(
    db,
    `select account_id as "accountId", name, positions, is_barred as "isBarred" from proposal_electors
     where building_id = $1::uuid and proposal_id = $2::uuid and text_version = $3::integer order by name, account_id`,
    [buildingId, proposalId, textVersion],
  )
  return rows as KnownElector[]
}

/** Keeps council as it is for the votes on a text. */
export const insertElectors = async (
  db: Database,
  buildingId: string,
  { proposalId, textVersion }: { proposalId: string; textVersion: number },
  members: readonly KnownElector[],
): Promise<void> => {
  await run(
    db,
    `insert into proposal_electors (building_id, proposal_id, text_version, account_id, name, positions, is_barred)
     select $1::uuid, $2::uuid, $3::integer, e."accountId", e.name, e.positions, e."isBarred"
     from jsonb_to_recordset($4::jsonb) as e ("accountId" uuid, name text, positions text[], "isBarred" boolean)`,
    [buildingId, proposalId, textVersion, JSON.stringify(members)],
  )
}

/** Takes the vote on a text from members who haven’t cast it. */
export const barElectors = async (
  db: Database,
  buildingId: string,
  { proposalId, textVersion }: { proposalId: string; textVersion: number },
  accountIds: readonly string[],
): Promise<void> => {
  await run(
    db,
    `update proposal_electors e set is_barred = true
     where e.building_id = $1::uuid and e.proposal_id = $2::uuid and e.text_version = $3::integer
       and e.account_id = any($4::uuid[])
       and not exists (select from ballots b where b.building_id = e.building_id and b.proposal_id = e.proposal_id
         and b.text_version = e.text_version and b.account_id = e.account_id)`,
    [buildingId, proposalId, textVersion, [...accountIds]],
  )
}

/** Who declared a conflict of interest. */
export interface Conflicted {
  accountId: string
  name: string
  words: string
}

export const selectConflicts = async (db: Database, buildingId: string, proposalId: string): Promise<Conflicted[]> => {
  const { rows } = await run(
    db,
    `select account_id as "accountId", name, words from proposal_conflicts
     where building_id = $1::uuid and proposal_id = $2::uuid order by declared_at, account_id`,
    [buildingId, proposalId],
  )
  return rows as Conflicted[]
}

export const insertConflict = async (
  db: Database,
  buildingId: string,
  proposalId: string,
  { accountId, name, words }: Conflicted,
  at: Instant,
): Promise<void> => {
  await run(
    db,
    `insert into proposal_conflicts (building_id, proposal_id, account_id, name, words, declared_at)
     values ($1::uuid, $2::uuid, $3::uuid, $4, $5, $6::timestamptz)`,
    [buildingId, proposalId, accountId, name, words, at],
  )
}
