import { proposalCommentsMost, proposalEventsMost } from '../../../contract/limits/voting.ts'
import type { Instant } from '../../../contract/time.ts'
import type { ProposalEventKind } from '../../../contract/voting/kinds.ts'
import type { ProposalEvent } from '../../../contract/voting/proposal.ts'
import { run, type Database } from '../../db/connection.ts'

export interface KnownComment {
  _id: string
  at: Instant
  accountId: string
  by: string
  words: string
  editedAt: Instant | null
  textVersion: number
}

/** What was said to a proposal, oldest first; of very many the newest. */
export const selectComments = async (db: Database, buildingId: string, proposalId: string): Promise<KnownComment[]> => {
  const { rows } = await run(
    db,
    `select c.id as _id, c.at, c.account_id as "accountId", a.first_name || ' ' || a.last_name as by, c.words,
       c.edited_at as "editedAt", c.text_version as "textVersion"
     from proposal_comments c join accounts a on a.id = c.account_id
     where c.building_id = $1::uuid and c.proposal_id = $2::uuid order by c.id desc limit ${proposalCommentsMost}`,
    [buildingId, proposalId],
  )
  return (rows as KnownComment[]).toReversed()
}

export const insertComment = async (
  db: Database,
  buildingId: string,
  comment: Omit<KnownComment, 'by' | 'editedAt'> & { proposalId: string },
): Promise<void> => {
  await run(
    db,
    `insert into proposal_comments (id, building_id, proposal_id, at, account_id, words, text_version)
     values ($1::uuid, $2::uuid, $3::uuid, $4::timestamptz, $5::uuid, $6, $7::integer)`,
    [comment._id, buildingId, comment.proposalId, comment.at, comment.accountId, comment.words, comment.textVersion],
  )
}

/** Puts other words in place of those of a comment; false where the account has no such comment there. */
export const updateComment = async (
  db: Database,
  buildingId: string,
  comment: { _id: string; proposalId: string; accountId: string; words: string; at: Instant },
): Promise<boolean> => {
  const { numAffectedRows } = await run(
    db,
    `update proposal_comments set words = $5, edited_at = $6::timestamptz
     where building_id = $1::uuid and proposal_id = $2::uuid and id = $3::uuid and account_id = $4::uuid`,
    [buildingId, comment.proposalId, comment._id, comment.accountId, comment.words, comment.at],
  )
  return numAffectedRows === 1n
}

/** What became of a proposal, oldest first; of very many lines the newest. */
export const selectEvents = async (db: Database, buildingId: string, proposalId: string): Promise<ProposalEvent[]> => {
  const { rows } = await run(
    db,
    `select e.id as _id, e.at, e.kind, a.first_name || ' ' || a.last_name as by, e.words
     from proposal_events e left join accounts a on a.id = e.account_id
     where e.building_id = $1::uuid and e.proposal_id = $2::uuid order by e.id desc limit ${proposalEventsMost}`,
    [buildingId, proposalId],
  )
  return (rows as ProposalEvent[]).toReversed()
}

export const insertEvent = async (
  db: Database,
  buildingId: string,
  event: {
    _id: string
    proposalId: string
    at: Instant
    kind: ProposalEventKind
    accountId: string | null
    words: string
  },
): Promise<void> => {
  await run(
    db,
    `insert into proposal_events (id, building_id, proposal_id, at, kind, account_id, words)
     values ($1::uuid, $2::uuid, $3::uuid, $4::timestamptz, $5, $6::uuid, $7)`,
    [event._id, buildingId, event.proposalId, event.at, event.kind, event.accountId, event.words],
  )
}

/** A text that was replaced. */
export interface KnownVersion {
  textVersion: number
  title: string
  text: string
  options: string[]
  replacedAt: Instant
  reason: string
  votes: number
}

/** Texts that were replaced, the last one first. */
export const selectVersions = async (db: Database, buildingId: string, proposalId: string): Promise<KnownVersion[]> => {
  const { rows } = await run(
    db,
    `select text_version as "textVersion", title, body as text, options, replaced_at as "replacedAt", reason, votes
     from proposal_versions where building_id = $1::uuid and proposal_id = $2::uuid order by text_version desc`,
    [buildingId, proposalId],
  )
  return rows as KnownVersion[]
}
