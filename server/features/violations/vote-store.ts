import { run, type Database } from '../../db/connection.ts'
import { isTimely } from './store.ts'

/** Keeps which case a proposal is about, and the unit that the case was about then. */
export const insertVote = async (
  db: Database,
  buildingId: string,
  { caseId, proposalId, unitId }: { caseId: string; proposalId: string; unitId: string },
): Promise<void> => {
  await run(
    db,
    `insert into violation_proposals (building_id, violation_id, proposal_id, unit_id)
     values ($1::uuid, $2::uuid, $3::uuid, $4::uuid)`,
    [buildingId, caseId, proposalId, unitId],
  )
}

/** Notes that the votes on a case say nothing about it as it is. */
export const voidVotes = async (db: Database, buildingId: string, caseId: string): Promise<void> => {
  await run(
    db,
    'update violation_proposals set is_void = true where building_id = $1::uuid and violation_id = $2::uuid',
    [buildingId, caseId],
  )
}

/** The case that a proposal is about, as far as its vote asks. */
export interface CaseOfVote {
  _id: string
  number: number
  /** A vote says nothing about the case as it is. */
  isVoid: boolean
  complainantIds: string[]
  complainantNames: string[]
}

/** Finds the case that a proposal is about; null for one of council's own. */
export const selectCaseOf = async (
  db: Database,
  buildingId: string,
  proposalId: string,
): Promise<CaseOfVote | null> => {
  const complaints = 'from violation_complaints k where k.building_id = v.building_id and k.violation_id = v.id'
  const { rows } = await run(
    db,
    `select v.id as _id, v.number, c.is_void or v.closed_on is not null or not ${isTimely} as "isVoid",
       array(select k.account_id ${complaints} and k.account_id is not null) as "complainantIds",
       array(select k.name ${complaints} and k.account_id is null) as "complainantNames"
     from violation_proposals c join violations v on v.building_id = c.building_id and v.id = c.violation_id
     join proposals p on p.building_id = c.building_id and p.id = c.proposal_id
     where c.building_id = $1::uuid and c.proposal_id = $2::uuid`,
    [buildingId, proposalId],
  )
  return (rows as CaseOfVote[])[0] ?? null
}

/** Reads which proposals about a case are hidden from an account. */
export const selectHiddenVotes = async (
  db: Database,
  buildingId: string,
  { caseId, accountId }: { caseId: string; accountId: string },
): Promise<string[]> => {
  const { rows } = await run(
    db,
    `select c.proposal_id as id from violation_proposals c
     join hidden_proposals h on h.building_id = c.building_id and h.proposal_id = c.proposal_id
     where c.building_id = $1::uuid and c.violation_id = $2::uuid and h.account_id = $3::uuid`,
    [buildingId, caseId, accountId],
  )
  return (rows as { id: string }[]).map(({ id }) => id)
}
