import type { BankRow, BankRowQuery, Outcome } from '../../../../contract/banking/bank-row.ts'
import type { RowState } from '../../../../contract/banking/banking-words.ts'
import type { Page } from '../../../../contract/route.ts'
import { run, type Database } from '../../../db/connection.ts'
import { anyHolds, containing } from '../../../db/finding.ts'
import { pageOf, readCursor, writeCursor } from '../../../db/keyset.ts'

/** A row as it is kept. */
export type KnownRow = Pick<
  BankRow,
  '_id' | 'accountId' | 'version' | 'day' | 'text' | 'reference' | 'cents' | 'state' | 'outcome' | 'paymentId'
>

const columns = `r.id as "_id", r.account_id as "accountId", r.version, r.day, r.text, r.reference, r.cents::float8 as cents,
  r.state, r.outcome, r.payment_id as "paymentId"`

/** Lists the rows of an account in a state, or all, the oldest first; words are looked for in text and reference. */
export const selectRows = async (
  db: Database,
  buildingId: string,
  accountId: string,
  { cursor, limit, shows, search }: BankRowQuery,
): Promise<Page<KnownRow>> => {
  const [afterDay = null, afterId = null] = cursor === undefined ? [] : readCursor(cursor, 2)
  const { rows } = await run(
    db,
    `select ${columns} from bank_rows r
     where r.building_id = $1::uuid and r.account_id = $2::uuid and ($3::text = 'all' or r.state = $3::text)
       and ($4::date is null or (r.day, r.id) > ($4::date, $5::uuid))
       and ($6::text is null or ${anyHolds(['r.text', "coalesce(r.reference, '')"], '$6::text')})
     order by r.day, r.id limit ${limit + 1}`,
    [buildingId, accountId, shows, afterDay, afterId, search ? containing(search) : null],
  )
  return pageOf(
    rows as KnownRow[],
    limit,
    (row) => row,
    ({ day, _id }) => writeCursor([day, _id]),
  )
}

const inState = `select ${columns} from bank_rows r
  where r.building_id = $1::uuid and r.account_id = $2::uuid and r.state = $3 order by r.day, r.id`

/** Reads the rows of an account that are to be matched, the oldest first. */
export const selectToMatch = async (db: Database, buildingId: string, accountId: string): Promise<KnownRow[]> =>
  (await run(db, inState, [buildingId, accountId, 'toMatch'])).rows as KnownRow[]

/** Reads the rows of an account in a state, the oldest first; held for a change. */
export const lockRowsIn = async (
  db: Database,
  buildingId: string,
  accountId: string,
  state: RowState,
): Promise<KnownRow[]> => (await run(db, `${inState} for update`, [buildingId, accountId, state])).rows as KnownRow[]

/** Reads a row of the building, or null; held for a change. */
export const lockRow = async (db: Database, buildingId: string, id: string): Promise<KnownRow | null> => {
  const { rows } = await run(
    db,
    `select ${columns} from bank_rows r where r.building_id = $1::uuid and r.id = $2::uuid for update`,
    [buildingId, id],
  )
  return (rows as KnownRow[])[0] ?? null
}

/** Violated where debits would be two deposits. */
export const oneRun = 'bank_rows_one_run'
/** Violated where a refund would be two withdrawals. */
export const oneRefund = 'bank_rows_one_refund'
/** Violated where a recorded expense would be two withdrawals. */
export const oneExpense = 'bank_rows_one_expense'
/** Violated where a payment or debits would be two deposits, or a payment be returned twice. */
export const namedConstraints = ['bank_rows_one_deposit', 'bank_rows_one_return'] as const

/** What rows are matched with, to write; null for one that is to be matched again. */
export interface Match {
  _id: string
  outcome: Outcome | null
}

/** Matches rows, which the caller holds, in one statement. Violates one of the constraints above where another row has what it names. */
export const updateMatches = async (db: Database, buildingId: string, matches: readonly Match[]): Promise<void> => {
  await run(
    db,
    `update bank_rows r set outcome = g.outcome, version = r.version + 1,
       state = case when g.outcome is null then 'toMatch' when g.outcome ->> 'kind' = 'ignored' then 'ignored'
         else 'matched' end,
       named_payment_id = case when g.outcome ->> 'kind' in ('recorded', 'returned')
         then (g.outcome ->> 'paymentId')::uuid
         when g.outcome ->> 'kind' = 'paidOut' and g.outcome ->> 'what' = 'return' then (g.outcome ->> 'id')::uuid end,
       named_outflow_id = case when g.outcome ->> 'kind' = 'paidOut' and g.outcome ->> 'what' = 'refund'
         then (g.outcome ->> 'id')::uuid end,
       named_expense_id = case when g.outcome ->> 'kind' = 'paidOut' and g.outcome ->> 'what' = 'expense'
         then (g.outcome ->> 'id')::uuid end,
       named_run_id = case when g.outcome ->> 'kind' = 'debits' then (g.outcome ->> 'runId')::uuid end,
       levy_id = case when g.outcome ->> 'kind' = 'category' then (g.outcome ->> 'levyId')::uuid end
     from jsonb_to_recordset($2::jsonb) as g ("_id" uuid, outcome jsonb)
     where r.building_id = $1::uuid and r.id = g."_id"`,
    [buildingId, JSON.stringify(matches)],
  )
}
