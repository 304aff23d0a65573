import { run, type Database } from '../../../db/connection.ts'

/** What people who keep the books do in their own favour. */
export type OwnStepKind =
  | 'charge cancelled'
  | 'written off'
  | 'refunded'
  | 'transferred'
  | 'received'
  | 'refund undone'
  | 'transfer undone'
  | 'payment allocated'
  | 'deposits posted'

/** A step with an account by one of its owners. */
export interface OwnStep {
  _id: string
  holdingId: string
  accountId: string
  kind: OwnStepKind
  cents: number
  /** Null where none is asked for. */
  reason: string | null
}

/** Keeps a step that council is notified of. */
export const insertOwnStep = async (db: Database, buildingId: string, step: OwnStep): Promise<void> => {
  const { _id, holdingId, accountId, kind, cents, reason } = step
  await run(
    db,
    `insert into ledger_own_steps (building_id, id, holding_id, account_id, kind, cents, reason)
     values ($1::uuid, $2::uuid, $3::uuid, $4::uuid, $5, $6, $7)`,
    [buildingId, _id, holdingId, accountId, kind, cents, reason],
  )
}

/** A step as council reads of it. */
export type ToldOwnStep = Pick<OwnStep, '_id' | 'holdingId' | 'kind' | 'cents' | 'reason'> & {
  by: string
  unitNumber: string
}

/** Reads steps with who took them, and the unit of the account. */
export const selectOwnSteps = async (
  db: Database,
  buildingId: string,
  ids: readonly string[],
): Promise<ToldOwnStep[]> => {
  const { rows } = await run(
    db,
    `select s.id as "_id", s.holding_id as "holdingId", s.kind, s.cents::float8 as cents, s.reason,
       a.first_name || ' ' || a.last_name as by, u.unit_number as "unitNumber"
     from ledger_own_steps s
     join accounts a on a.id = s.account_id
     join ledger_holdings h on h.building_id = s.building_id and h.id = s.holding_id
     join units u on u.building_id = h.building_id and u.id = h.unit_id
     where s.building_id = $1::uuid and s.id = any($2::uuid[])`,
    [buildingId, ids],
  )
  return rows as ToldOwnStep[]
}
