import type { Instant, LocalDate } from '../../../../contract/time.ts'
import type { Decision, DecisionDraft } from '../../../../contract/voting/decisions.ts'
import { run, type Database } from '../../../db/connection.ts'
import { lexemesOf } from '../../../db/search-words.ts'
import { instantIn } from '../../../db/json.ts'
import { decisionNumber } from '../../../../contract/voting/decision-words.ts'
import { plainTextOf } from '../../../../contract/rich-text.ts'

/** What lists and one decision show alike, of the table `d`, to an account, which is given as SQL. */
export const summaryColumns = (account: string): string => `
  d.id as "_id", d.year, d.place, d.title, d.decided_on as "decidedOn", d.made, d.outcome, d.ratification,
  d.ratified_on as "ratifiedOn", d.version, d.written_by is not null as "byHand",
  case when d.votes_for is not null then json_build_object('for', d.votes_for, 'against', d.votes_against,
    'abstained', d.votes_abstained) end as votes,
  exists (select from hidden_proposals h where h.building_id = d.building_id and h.proposal_id = d.proposal_id
    and h.account_id = ${account}) as "isHidden"`

/** A decision in a list, before rules judge it. */
export interface KnownSummary extends Pick<
  Decision,
  '_id' | 'title' | 'decidedOn' | 'made' | 'outcome' | 'ratification' | 'ratifiedOn' | 'version' | 'votes'
> {
  year: number
  place: number
  byHand: boolean
  /** Its proposal is hidden from the account that reads. */
  isHidden: boolean
}

export interface KnownDecision
  extends
    KnownSummary,
    Pick<
      Decision,
      'wording' | 'authority' | 'lines' | 'names' | 'conflicts' | 'hash' | 'writtenBy' | 'notedAt' | 'ratified'
    > {
  proposalId: string | null
  proposalNumber: number | null
}

const name = (account: string) => `${account}.first_name || ' ' || ${account}.last_name`

const columns = `${summaryColumns('$3::uuid')}, d.wording, d.authority, d.lines, d.names, d.conflicts, d.hash,
  d.noted_at as "notedAt", ${name('w')} as "writtenBy", d.proposal_id as "proposalId", p.number as "proposalNumber",
  case when d.ratified_on is not null then json_build_object('on', d.ratified_on, 'minutes', d.ratified_minutes,
    'notedAt', ${instantIn('d.ratified_at')}, 'notedBy', ${name('r')}) end as ratified`

/** One decision of the building, as an account reads it; nobody in particular for null. */
export const selectDecision = async (
  db: Database,
  buildingId: string,
  id: string,
  accountId: string | null,
): Promise<KnownDecision | null> => {
  const { rows } = await run(
    db,
    `select ${columns} from decisions d
     left join accounts w on w.id = d.written_by left join accounts r on r.id = d.ratified_by
     left join proposals p on p.building_id = d.building_id and p.id = d.proposal_id
     where d.building_id = $1::uuid and d.id = $2::uuid`,
    [buildingId, id, accountId],
  )
  return (rows[0] as KnownDecision | undefined) ?? null
}

/** The decision that the vote on a proposal made; null where there is none. */
export const selectOfProposal = async (
  db: Database,
  buildingId: string,
  proposalId: string,
): Promise<string | null> => {
  const { rows } = await run(db, 'select id from decisions where building_id = $1::uuid and proposal_id = $2::uuid', [
    buildingId,
    proposalId,
  ])
  return (rows[0] as { id: string } | undefined)?.id ?? null
}

/** Holds some decisions for a change, always in the same order. */
export const lockDecisions = async (db: Database, buildingId: string, ids: readonly string[]): Promise<void> => {
  await run(
    db,
    'select id from decisions where building_id = $1::uuid and id = any($2::uuid[]) order by id for update',
    [buildingId, [...ids]],
  )
}

/**
 * The next number of a year. The row of the year is held until the transaction ends, so of those that close at once each
 * gets its own, and one that fails leaves no gap.
 */
export const takeNumber = async (db: Database, buildingId: string, year: number): Promise<number> => {
  const { rows } = await run(
    db,
    `insert into decision_years (building_id, year, last) values ($1::uuid, $2::integer, 1)
     on conflict (building_id, year) do update set last = decision_years.last + 1
     returning last`,
    [buildingId, year],
  )
  return (rows[0] as { last: number }).last
}

/** What a vote or somebody's hand puts into the register. */
export interface Entry extends Pick<
  Decision,
  'title' | 'wording' | 'decidedOn' | 'made' | 'authority' | 'outcome' | 'votes' | 'lines' | 'names' | 'conflicts'
> {
  ratification: 'none' | 'awaits'
  hash: string | null
  proposalId: string | null
  writtenBy: string | null
}

const lexemes = (
  buildingId: string,
  year: number,
  place: number,
  { title, wording }: Pick<Entry, 'title' | 'wording'>,
) => lexemesOf(buildingId, decisionNumber(year, place), title, plainTextOf(wording))

export const insertDecision = async (
  db: Database,
  buildingId: string,
  { _id, year, place, at, ...entry }: Entry & { _id: string; year: number; place: number; at: Instant },
): Promise<void> => {
  await run(
    db,
    `insert into decisions (id, building_id, year, place, title, wording, words, decided_on, made, authority, outcome,
       votes_for, votes_against, votes_abstained, lines, names, conflicts, hash, proposal_id, written_by, noted_at,
       ratification)
     values ($1::uuid, $2::uuid, $3, $4, $5, $6, array_to_tsvector($7::text[]), $8::date, $9, $10, $11, $12, $13, $14,
       $15::jsonb, $16::jsonb, $17::text[], $18, $19::uuid, $20::uuid, $21::timestamptz, $22)`,
    [
      _id,
      buildingId,
      year,
      place,
      entry.title,
      entry.wording,
      lexemes(buildingId, year, place, entry),
      entry.decidedOn,
      entry.made,
      entry.authority,
      entry.outcome,
      entry.votes?.for ?? null,
      entry.votes?.against ?? null,
      entry.votes?.abstained ?? null,
      JSON.stringify(entry.lines),
      entry.names === null ? null : JSON.stringify(entry.names),
      entry.conflicts,
      entry.hash,
      entry.proposalId,
      entry.writtenBy,
      at,
      entry.ratification,
    ],
  )
}

/** What a tie that was decided after the close changes; the caller holds the row. */
export const updateOutcome = async (
  db: Database,
  buildingId: string,
  id: string,
  { outcome, lines, hash, ratification }: Pick<Entry, 'outcome' | 'lines' | 'hash' | 'ratification'>,
): Promise<void> => {
  await run(
    db,
    `update decisions set outcome = $3, lines = $4::jsonb, hash = $5, ratification = $6, version = version + 1
     where building_id = $1::uuid and id = $2::uuid`,
    [buildingId, id, outcome, JSON.stringify(lines), hash, ratification],
  )
}

/** Writes anew what was written down by hand, under the number it has; the caller holds the row. */
export const updateWritten = async (
  db: Database,
  buildingId: string,
  { _id, year, place }: Pick<KnownDecision, '_id' | 'year' | 'place'>,
  draft: DecisionDraft,
): Promise<void> => {
  await run(
    db,
    `update decisions set title = $3, wording = $4, words = array_to_tsvector($5::text[]), decided_on = $6::date,
       outcome = $7, votes_for = $8, votes_against = $9, votes_abstained = $10, version = version + 1
     where building_id = $1::uuid and id = $2::uuid`,
    [
      buildingId,
      _id,
      draft.title,
      draft.wording,
      lexemes(buildingId, year, place, draft),
      draft.decidedOn,
      draft.outcome,
      draft.votesFor,
      draft.votesAgainst,
      draft.votesAbstained,
    ],
  )
}

/** That a meeting ratified some decisions; the caller holds the rows. */
export const markRatified = async (
  db: Database,
  buildingId: string,
  ids: readonly string[],
  { on, minutes, at, by }: { on: LocalDate; minutes: string; at: Instant; by: string },
): Promise<void> => {
  await run(
    db,
    `update decisions set ratification = 'ratified', ratified_on = $3::date, ratified_minutes = $4,
       ratified_at = $5::timestamptz, ratified_by = $6::uuid, version = version + 1
     where building_id = $1::uuid and id = any($2::uuid[])`,
    [buildingId, [...ids], on, minutes, at, by],
  )
}

/** The proposals behind some decisions, always in the same order. */
export const selectProposalIds = async (
  db: Database,
  buildingId: string,
  ids: readonly string[],
): Promise<string[]> => {
  const { rows } = await run(
    db,
    `select proposal_id as id from decisions
     where building_id = $1::uuid and id = any($2::uuid[]) and proposal_id is not null order by proposal_id`,
    [buildingId, [...ids]],
  )
  return (rows as { id: string }[]).map(({ id }) => id)
}
