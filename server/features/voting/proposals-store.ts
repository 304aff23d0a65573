import type { BallotKind, DecisionMode, MajorityOf, ProposalKind, TieRule } from '../../../contract/voting/kinds.ts'
import type { ProposalOutcome, ProposalStatus } from '../../../contract/voting/kinds.ts'
import type { Proposal, ProposalCounts, ProposalResult } from '../../../contract/voting/proposal.ts'
import type { Attachment } from '../../../contract/notices.ts'
import type { Page } from '../../../contract/route.ts'
import type { Instant, LocalDate } from '../../../contract/time.ts'
import type { ProposalQuery } from '../../../contract/voting.ts'
import { run, type Database } from '../../db/connection.ts'
import { containing, holds } from '../../db/finding.ts'
import { pageOf, readCursor, writeCursor } from '../../db/keyset.ts'
import { attachmentsIn } from '../documents/documents.ts'

/** What is there of a proposal `p` for the account `$2`; a choice made in secret is not kept with its name. */
const ofText = (table: string) =>
  `${table}.building_id = p.building_id and ${table}.proposal_id = p.id and ${table}.text_version = p.text_version`
const isConflicted = (account: string) =>
  `exists (select from proposal_conflicts c
    where c.building_id = p.building_id and c.proposal_id = p.id and c.account_id = ${account})`
const isElector = (account: string) =>
  `exists (select from proposal_electors e where ${ofText('e')} and e.account_id = ${account} and not e.is_barred)`
const hasVoted = (account: string) =>
  `exists (select from ballots b where ${ofText('b')} and b.account_id = ${account})`

/** That a proposal `p` is hidden from an account, whole: it brings a case before council that is about them or their unit. */
export const isHiddenFrom = (account: string): string =>
  `exists (select from hidden_proposals h
    where h.building_id = p.building_id and h.proposal_id = p.id and h.account_id = ${account})`

/** A proposal `p` whose vote is open at a moment, both as SQL. */
export const isOpen = (now: string): string => `p.status = 'voting' and p.closes_at > ${now}`

/** One that waits for the vote of an account. */
export const awaits = (account: string, now: string): string =>
  `${isOpen(now)} and ${isElector(account)} and not ${isConflicted(account)} and not ${hasVoted(account)}
    and not ${isHiddenFrom(account)}`

/** Whether someone who voted on a proposal `p`, and isn’t barred from it since, is left to break its tie. */
const hasPresider = `exists (select from proposal_electors e
  join ballots b on ${ofText('b')} and b.account_id = e.account_id
  join memberships m on m.building_id = e.building_id and m.account_id = e.account_id
  where ${ofText('e')} and e.positions && '{president,vice_president}' and m.ended_at is null and m.role = 'council'
    and not ${isConflicted('e.account_id')} and not ${isHiddenFrom('e.account_id')})`

/** How far the vote on a proposal `p` is: `open`, also while a tie can be broken, `decided`, or `undecided`, which ended without a result. */
export const voteState = `case
  when p.status not in ('closed', 'ratified', 'withdrawn') then 'open'
  when p.outcome = 'tied' and p.tie_rule = 'president' and ${hasPresider} then 'open'
  when p.outcome in ('passed', 'failed') then 'decided'
  else 'undecided' end`

const rowColumns = `
  p.id as _id, p.number, p.title, p.kind, p.mode, p.ballot, p.status, p.outcome, p.opens_at as "opensAt",
  p.closes_at as "closesAt", p.closed_at as "closedAt", p.text_version as "textVersion", p.version,
  p.created_at as "createdAt", p.author_id as "authorId", w.first_name || ' ' || w.last_name as by,
  (select coalesce(b.choice, 'cast') from ballots b where ${ofText('b')} and b.account_id = $2::uuid) as "userVote",
  ${isConflicted('$2::uuid')} as "hasConflict", ${isElector('$2::uuid')} as "isElector",
  (select count(*)::integer from ballots b where ${ofText('b')}) as voted,
  (select count(*)::integer from proposal_electors e where ${ofText('e')}
    and not e.is_barred and not ${isConflicted('e.account_id')}) as "mayVote"`

const fromProposals = 'proposals p join accounts w on w.id = p.author_id'

/** A proposal as it is kept, seen by an account, before rules judge it. */
export interface KnownRow {
  _id: string
  number: number
  title: string
  kind: ProposalKind
  mode: DecisionMode
  ballot: BallotKind
  status: ProposalStatus
  outcome: ProposalOutcome | null
  opensAt: Instant | null
  closesAt: Instant | null
  closedAt: Instant | null
  textVersion: number
  version: number
  createdAt: Instant
  authorId: string
  by: string
  userVote: string | null
  hasConflict: boolean
  isElector: boolean
  voted: number
  mayVote: number
}

export interface KnownProposal extends KnownRow {
  text: string
  options: string[]
  authority: string
  tieRule: TieRule
  majorityOf: MajorityOf
  textSince: Instant
  reason: string
  ratifiedOn: LocalDate | null
  result: Omit<ProposalResult, 'hash'> | null
  hash: string | null
  files: Attachment[]
  /** Accounts from which it is hidden whole, because it is about them or their unit. */
  hiddenFrom: string[]
}

const columns = `${rowColumns}, p.body as text, p.options, p.authority, p.tie_rule as "tieRule",
  p.majority_of as "majorityOf", p.text_since as "textSince", p.reason, p.ratified_on as "ratifiedOn", p.result,
  p.result_hash as hash,
  array(select h.account_id from hidden_proposals h where h.building_id = p.building_id and h.proposal_id = p.id)
    as "hiddenFrom", ${attachmentsIn('proposal', { buildingId: 'p.building_id', id: 'p.id' })} as files`

/** One proposal of the building, as an account sees it; nobody in particular for null. */
export const selectProposal = async (
  db: Database,
  buildingId: string,
  accountId: string | null,
  id: string,
): Promise<KnownProposal | null> => {
  const { rows } = await run(
    db,
    `select ${columns} from ${fromProposals} where p.building_id = $1::uuid and p.id = $3::uuid`,
    [buildingId, accountId, id],
  )
  return (rows[0] as KnownProposal | undefined) ?? null
}

/**
 * Holds a proposal, in a statement of its own, so that what is read after it is as it stands then: votes share it, what
 * changes or closes it has it alone.
 */
export const lockProposal = async (
  db: Database,
  buildingId: string,
  id: string,
  strength: 'share' | 'update',
): Promise<void> => {
  await run(
    db,
    `select id from proposals where building_id = $1::uuid and id = $2::uuid for ${strength === 'share' ? 'share' : 'update'}`,
    [buildingId, id],
  )
}

/** The text that was hashed at the close, and its hash. */
export const selectProof = async (
  db: Database,
  buildingId: string,
  id: string,
): Promise<{ canonical: string; hash: string } | null> => {
  const { rows } = await run(
    db,
    `select proof as canonical, result_hash as hash from proposals
     where building_id = $1::uuid and id = $2::uuid and proof is not null`,
    [buildingId, id],
  )
  return (rows[0] as { canonical: string; hash: string } | undefined) ?? null
}

/** Proposals of a building, newest first. Words are looked for in titles, and in texts that the account may read. */
export const selectProposals = async (
  db: Database,
  buildingId: string,
  accountId: string,
  { cursor, limit, search, status, outcome, awaits: awaited }: ProposalQuery,
  now: Instant,
): Promise<Page<KnownRow>> => {
  const [before = null] = cursor === undefined ? [] : readCursor(cursor, 1)
  const words = search ? containing(search) : null
  const { rows } = await run(
    db,
    `select ${rowColumns} from ${fromProposals}
     where p.building_id = $1::uuid and not ${isHiddenFrom('$2::uuid')} and ($3::uuid is null or p.id < $3::uuid)
       and ($4::text is null or p.status = $4::text) and ($5::text is null or p.outcome = $5::text)
       and (not $6::boolean or ${awaits('$2::uuid', '$7::timestamptz')})
       and ($8::text is null or ${holds('p.title', '$8::text')} or trim(both '%' from $8::text) in ('m-' || p.number, 'p-' || p.number)
         or p.plain_body like $8::text and not ${isConflicted('$2::uuid')})
     order by p.id desc limit ${limit + 1}`,
    [buildingId, accountId, before, status ?? null, outcome ?? null, awaited === 'me', now, words],
  )
  return pageOf(
    rows as KnownRow[],
    limit,
    (row) => row,
    (row) => writeCursor([row._id]),
  )
}

/** How many proposals of a building stand where. */
export const countProposals = async (
  db: Database,
  buildingId: string,
  accountId: string,
  now: Instant,
): Promise<ProposalCounts> => {
  const counted = (status: Proposal['status']) => `count(*) filter (where p.status = '${status}')::integer as ${status}`
  const { rows } = await run(
    db,
    `select ${counted('draft')}, ${counted('discussion')}, ${counted('voting')}, ${counted('closed')},
       ${counted('ratified')}, ${counted('withdrawn')},
       count(*) filter (where ${awaits('$2::uuid', '$3::timestamptz')})::integer as "awaitsMe"
     from proposals p where p.building_id = $1::uuid and not ${isHiddenFrom('$2::uuid')}`,
    [buildingId, accountId, now],
  )
  return rows[0] as ProposalCounts
}
