import type { Instant } from '../../../contract/time.ts'
import type { ProposalEventKind, ProposalStatus } from '../../../contract/voting/kinds.ts'
import { run, type Database } from '../../db/connection.ts'
import { isHiddenFrom } from './proposals-store.ts'

/** What a row of the inbox is about: a line of a story, a comment, or a reminder. */
export interface Told {
  subjectId: string
  proposalId: string
  number: number
  title: string
  status: ProposalStatus
  closesAt: Instant | null
  kind: ProposalEventKind | 'commented' | 'reminded'
  by: string | null
  words: string
  hasVoted: boolean
  hasConflict: boolean
}

/** What rows of a building's inboxes are about, as an account may be told. */
export const selectTold = async (
  db: Database,
  buildingId: string,
  accountId: string,
  ids: readonly string[],
): Promise<Told[]> => {
  const { rows } = await run(
    db,
    `with told as (
       select e.id, e.proposal_id, e.kind, e.account_id, e.words from proposal_events e
         where e.building_id = $1::uuid and e.id = any($3::uuid[])
       union all select c.id, c.proposal_id, 'commented', c.account_id, c.words from proposal_comments c
         where c.building_id = $1::uuid and c.id = any($3::uuid[])
       union all select r.id, r.proposal_id, 'reminded', null, '' from proposal_reminders r
         where r.building_id = $1::uuid and r.id = any($3::uuid[]))
     select t.id as "subjectId", p.id as "proposalId", p.number, p.title, p.status, p.closes_at as "closesAt", t.kind,
       a.first_name || ' ' || a.last_name as by, t.words,
       exists (select from ballots b where b.building_id = p.building_id and b.proposal_id = p.id
         and b.text_version = p.text_version and b.account_id = $2::uuid) as "hasVoted",
       exists (select from proposal_conflicts c where c.building_id = p.building_id and c.proposal_id = p.id
         and c.account_id = $2::uuid) as "hasConflict"
     from told t join proposals p on p.building_id = $1::uuid and p.id = t.proposal_id
     left join accounts a on a.id = t.account_id
     where not ${isHiddenFrom('$2::uuid')}`,
    [buildingId, accountId, [...ids]],
  )
  return rows as Told[]
}

/** What calls somebody to vote on a proposal: its openings and reminders. */
export const selectCalls = async (db: Database, buildingId: string, proposalId: string): Promise<string[]> => {
  const { rows } = await run(
    db,
    `select id from proposal_events where building_id = $1::uuid and proposal_id = $2::uuid
       and kind in ('votingOpened', 'newVersion', 'changed')
     union all select id from proposal_reminders where building_id = $1::uuid and proposal_id = $2::uuid`,
    [buildingId, proposalId],
  )
  return (rows as { id: string }[]).map(({ id }) => id)
}

/** What people haven’t read of proposals that are hidden from them. */
export const selectHiddenUnread = async (
  db: Database,
): Promise<{ accountId: string; buildingId: string; subjectIds: string[] }[]> => {
  const { rows } = await run(
    db,
    `select n.account_id as "accountId", n.building_id as "buildingId", array_agg(n.subject_id) as "subjectIds"
     from notifications n
     join lateral (
       select e.proposal_id from proposal_events e where e.building_id = n.building_id and e.id = n.subject_id
       union all select c.proposal_id from proposal_comments c where c.building_id = n.building_id and c.id = n.subject_id
       union all select r.proposal_id from proposal_reminders r where r.building_id = n.building_id and r.id = n.subject_id
     ) t on true
     join hidden_proposals h on h.building_id = n.building_id and h.proposal_id = t.proposal_id
       and h.account_id = n.account_id
     where n.read_at is null and n.kind like 'voting.%'
     group by 1, 2`,
  )
  return rows as { accountId: string; buildingId: string; subjectIds: string[] }[]
}

/** All that anybody may have been told of a proposal. */
export const selectSubjects = async (db: Database, buildingId: string, proposalId: string): Promise<string[]> => {
  const { rows } = await run(
    db,
    `select id from proposal_events where building_id = $1::uuid and proposal_id = $2::uuid
     union all select id from proposal_comments where building_id = $1::uuid and proposal_id = $2::uuid
     union all select id from proposal_reminders where building_id = $1::uuid and proposal_id = $2::uuid`,
    [buildingId, proposalId],
  )
  return (rows as { id: string }[]).map(({ id }) => id)
}
