import type { Instant, LocalDate } from '../../../contract/time.ts'
import type { ProposalDraft } from '../../../contract/voting/bodies.ts'
import type { ProposalOutcome, ProposalStatus } from '../../../contract/voting/kinds.ts'
import type { ProposalResult } from '../../../contract/voting/proposal.ts'
import { run, type Database } from '../../db/connection.ts'
import { lockBuilding } from '../buildings/buildings.ts'

/** What is written of a proposal, cleaned; options are those of a list. */
export type Fields = Omit<ProposalDraft, never>

/** Counts on in the building; those who propose at the same moment wait for each other. */
const nextNumber = async (db: Database, buildingId: string): Promise<number> => {
  await lockBuilding(db, buildingId)
  const { rows } = await run(
    db,
    'select coalesce(max(number), 0) + 1 as next from proposals where building_id = $1::uuid',
    [buildingId],
  )
  return (rows[0] as { next: number }).next
}

const columnsOf = ({ title, text, kind, options, mode, authority, ballot, tieRule, majorityOf }: Fields) => ({
  title,
  body: text,
  kind,
  options,
  mode,
  authority,
  ballot,
  tie_rule: tieRule,
  majority_of: majorityOf,
})

export const insertProposal = async (
  db: Database,
  buildingId: string,
  { _id, authorId, at, ...fields }: Fields & { _id: string; authorId: string; at: Instant },
): Promise<void> => {
  await db
    .insertInto('proposals')
    .values({
      ...columnsOf(fields),
      id: _id,
      building_id: buildingId,
      number: await nextNumber(db, buildingId),
      author_id: authorId,
      text_since: at,
      created_at: at,
    })
    .execute()
}

const proposal = (db: Database, buildingId: string, id: string) =>
  db
    .updateTable('proposals')
    .where('building_id', '=', buildingId)
    .where('id', '=', id)
    .set((eb) => ({ version: eb('version', '+', 1) }))

/** Writes a proposal anew; as another text where one was voted on already. */
export const updateFields = (
  db: Database,
  buildingId: string,
  id: string,
  { textVersion, at, ...fields }: Fields & { textVersion: number; at: Instant },
) =>
  proposal(db, buildingId, id)
    .set({ ...columnsOf(fields), text_version: textVersion, text_since: at })
    .execute()

/** Where a proposal stands, and when its vote opens and closes; none of both for no moment. */
export const updateStanding = (
  db: Database,
  buildingId: string,
  id: string,
  { status, opensAt, closesAt }: { status: ProposalStatus; opensAt: Instant | null; closesAt: Instant | null },
) => proposal(db, buildingId, id).set({ status, opens_at: opensAt, closes_at: closesAt }).execute()

export const updateWithdrawn = (db: Database, buildingId: string, id: string, reason: string) =>
  proposal(db, buildingId, id).set({ status: 'withdrawn', reason }).execute()

/** Says that something of a proposal changed that stands elsewhere, such as its files. */
export const touchProposal = (db: Database, buildingId: string, id: string) => proposal(db, buildingId, id).execute()

export interface Counted {
  outcome: ProposalOutcome
  result: Omit<ProposalResult, 'hash'>
  proof: string
  hash: string
}

const counted = ({ outcome, result, proof, hash }: Counted) => ({
  outcome,
  result: JSON.stringify(result),
  proof,
  result_hash: hash,
})

/** The vote is closed, with its result. */
export const updateClosed = (db: Database, buildingId: string, id: string, end: Counted & { at: Instant }) =>
  proposal(db, buildingId, id)
    .set({ ...counted(end), status: 'closed', closed_at: end.at })
    .execute()

/** Its tie is decided, with the result that this comes to. */
export const updateDecided = (
  db: Database,
  buildingId: string,
  id: string,
  { choice, by, at, ...end }: Counted & { choice: string; by: string; at: Instant },
) =>
  proposal(db, buildingId, id)
    .set({ ...counted(end), tie_choice: choice, tie_decided_by: by, tie_decided_at: at })
    .execute()

export const updateRatified = (db: Database, buildingId: string, id: string, on: LocalDate) =>
  proposal(db, buildingId, id).set({ status: 'ratified', ratified_on: on }).execute()

/** Keeps the text that stands as one that was replaced, with how many had voted on it. */
export const insertVersion = async (
  db: Database,
  buildingId: string,
  proposalId: string,
  { by, at, reason }: { by: string; at: Instant; reason: string },
): Promise<void> => {
  await run(
    db,
    `insert into proposal_versions
       (building_id, proposal_id, text_version, title, body, options, since, replaced_at, replaced_by, reason, votes)
     select p.building_id, p.id, p.text_version, p.title, p.body, p.options, p.text_since, $3::timestamptz, $4::uuid, $5,
       (select count(*)::integer from ballots b
         where b.building_id = p.building_id and b.proposal_id = p.id and b.text_version = p.text_version)
     from proposals p where p.building_id = $1::uuid and p.id = $2::uuid`,
    [buildingId, proposalId, at, by, reason],
  )
}
