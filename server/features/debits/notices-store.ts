import type { DebitCovers } from '../../../contract/debits/debit-words.ts'
import type { LocalDate } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'
import type { Told } from './rules.ts'

/** Reads what owners were told of amounts, by agreement, the latest first. */
export const selectNotices = async (
  db: Database,
  buildingId: string,
  agreementIds: readonly string[],
): Promise<Map<string, Told[]>> => {
  const { rows } = await run(
    db,
    `select n.agreement_id as "agreementId", n.cents::float8 as cents, n.day, n.told_on as "toldOn", n.from_date as "from"
     from debit_notices n
     where n.building_id = $1::uuid and n.agreement_id = any($2::uuid[]) order by n.id desc`,
    [buildingId, agreementIds],
  )
  return Map.groupBy(rows as (Told & { agreementId: string })[], ({ agreementId }) => agreementId)
}

/** Keeps what owners are told. */
export const insertNotices = async (
  db: Database,
  buildingId: string,
  notices: readonly (Told & { _id: string; agreementId: string })[],
): Promise<void> => {
  await run(
    db,
    `insert into debit_notices (id, building_id, agreement_id, cents, day, told_on, from_date)
     select g."_id", $1::uuid, g."agreementId", g.cents, g.day, g."toldOn", g."from"
     from jsonb_to_recordset($2::jsonb)
       as g ("_id" uuid, "agreementId" uuid, cents bigint, day date, "toldOn" date, "from" date)`,
    [buildingId, JSON.stringify(notices)],
  )
}

/** A notice with what it says of which account. */
export interface NoticeTold {
  _id: string
  holdingId: string
  unitNumber: string
  lastThree: string
  cents: number
  from: LocalDate
  covers: DebitCovers
}

/** Reads notices by their ids. */
export const selectNoticesTold = async (
  db: Database,
  buildingId: string,
  ids: readonly string[],
): Promise<NoticeTold[]> => {
  const { rows } = await run(
    db,
    `select n.id as "_id", g.holding_id as "holdingId", u.unit_number as "unitNumber", g.last_three as "lastThree",
       n.cents::float8 as cents, greatest(n.day, n.from_date) as "from", g.covers
     from debit_notices n
     join debit_agreements g on g.building_id = n.building_id and g.id = n.agreement_id
     join ledger_holdings h on h.building_id = g.building_id and h.id = g.holding_id
     join units u on u.building_id = h.building_id and u.id = h.unit_id
     where n.building_id = $1::uuid and n.id = any($2::uuid[])`,
    [buildingId, ids],
  )
  return rows as NoticeTold[]
}

/** A debit with what is said of it. */
export interface DebitTold {
  _id: string
  holdingId: string
  unitNumber: string
  lastThree: string
  cents: number
  on: LocalDate
}

/** Reads debits by their ids. */
export const selectDebitsTold = async (
  db: Database,
  buildingId: string,
  ids: readonly string[],
): Promise<DebitTold[]> => {
  const { rows } = await run(
    db,
    `select d.id as "_id", d.holding_id as "holdingId", u.unit_number as "unitNumber", g.last_three as "lastThree",
       d.cents::float8 as cents, r.day as "on"
     from debits d
     join debit_runs r on r.building_id = d.building_id and r.id = d.run_id
     join debit_agreements g on g.building_id = d.building_id and g.id = d.agreement_id
     join ledger_holdings h on h.building_id = d.building_id and h.id = d.holding_id
     join units u on u.building_id = h.building_id and u.id = h.unit_id
     where d.building_id = $1::uuid and d.id = any($2::uuid[]) order by d.id`,
    [buildingId, ids],
  )
  return rows as DebitTold[]
}
