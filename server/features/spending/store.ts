import type { SpendingBasis } from '../../../contract/spending/report.ts'
import type { LocalDate } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'
import type { KnownApproval } from './rules.ts'

/** Reads what is on record of expenses, by the ids of their entries. */
export const selectApprovals = async (
  db: Database,
  buildingId: string,
  ids: readonly string[],
): Promise<Map<string, KnownApproval>> => {
  const { rows } = await run(
    db,
    `select entry_id as "_id", basis, approved_on as "approvedOn", resolution, version
     from spending_approvals where building_id = $1::uuid and entry_id = any($2::uuid[])`,
    [buildingId, ids],
  )
  return new Map((rows as (KnownApproval & { _id: string })[]).map(({ _id, ...known }) => [_id, known]))
}

/** What an expense rests on; without a basis, its approval is withdrawn. */
export interface KeptApproval {
  basis: SpendingBasis | null
  approvedOn: LocalDate | null
  resolution: string | null
}

/** Writes what an expense rests on over a version, 0 for the first; answers whether that was still the latest one. */
export const keepApproval = async (
  db: Database,
  buildingId: string,
  { _id, version }: { _id: string; version: number },
  { basis, approvedOn, resolution }: KeptApproval,
): Promise<boolean> => {
  const { numAffectedRows } = await run(
    db,
    version === 0
      ? `insert into spending_approvals (building_id, entry_id, version, basis, approved_on, resolution)
         values ($1::uuid, $2::uuid, $3::integer + 1, $4, $5::date, $6) on conflict do nothing`
      : `update spending_approvals set version = $3::integer + 1, basis = $4, approved_on = $5::date, resolution = $6
         where building_id = $1::uuid and entry_id = $2::uuid and version = $3::integer`,
    [buildingId, _id, version, basis, approvedOn, resolution],
  )
  return numAffectedRows === 1n
}
