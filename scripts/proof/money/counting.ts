/** Counts in the database, over a connection of its own, what a kill may have lost or doubled. */
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Prepared } from './buildings.ts'
import type { Work } from './work.ts'

const patienceMs = 60_000

/** Connects as soon as the database lets in again. */
const connect = async (url: string): Promise<pg.Client> => {
  for (const end = Date.now() + patienceMs; ; await pause(50)) {
    const client = new pg.Client({ connectionString: url })
    // A connection that breaks is told by the query that was running on it.
    client.on('error', () => {})
    try {
      await client.connect()
      return client
    } catch (error) {
      await client.end().catch(() => {})
      if (Date.now() > end) throw error
    }
  }
}

const ask = async <Row extends object>(url: string, text: string, values: readonly unknown[]): Promise<Row> => {
  const client = await connect(url)
  try {
    return (await client.query<Row>(text, [...values])).rows[0]!
  } finally {
    await client.end()
  }
}

/** What a step writes: so many things once each. */
export interface Count {
  found: number
  /** Of which there is more than one. */
  twice: number
  /** Of which there is none. */
  lost: number
}

const counted = `coalesce(sum(times), 0)::int as found, count(*) filter (where times > 1)::int as twice,
  count(*) filter (where times = 0)::int as lost`

const countOf: Readonly<Record<Work['name'], string>> = {
  'fee run': `select ${counted} from (
    select count(i.id) as times from units u
    left join ledger_holdings h on h.building_id = u.building_id and h.unit_id = u.id
    left join ledger_items i on i.building_id = h.building_id and i.holding_id = h.id and i.type = 'strataFee'
      and i.due_on = $2::date
    where u.building_id = $1 group by u.id) per_unit`,
  'bank posting': `select ${counted} from (
    select case when r.state = 'posted' then count(e.id) else 0 end as times from bank_rows r
    left join ledger_entries e on e.building_id = r.building_id and e.source like 'bank:' || r.id || ':%'
    where r.building_id = $1 and $2::date is not null group by r.id) per_row`,
}

/** Counts what a step wrote in a building: charges by unit, or entries by row of the bank. */
export const countWritten = (url: string, work: Work['name'], buildingId: string, { months }: Prepared) =>
  ask<Count>(url, countOf[work], [buildingId, months.next])

/** What each building must say of itself, as a number that is zero where all is right. */
const rules = {
  unbalanced: `(select count(*) from (select from ledger_lines where building_id = $1 group by entry_id, fund_id
    having sum(cents) <> 0) e)
    + (select count(*) from ledger_entries e where e.building_id = $1 and e.line_count <>
      (select count(*) from ledger_lines l where l.building_id = $1 and l.entry_id = e.id))`,
  // A charge of another amount, or one that no budget asks for.
  offCents: `abs($4::bigint * (select count(*) from charge_runs where building_id = $1)
    - (select coalesce(sum(p.cents), 0) from ledger_items i join ledger_item_parts p on p.item_id = i.id
      where i.building_id = $1))`,
  // A payment of owners without a row, or two of one row.
  strayPayments: `abs((select count(*) from ledger_payments where building_id = $1)
    - (select count(distinct p.id) from bank_rows r
      join ledger_payments p on p.building_id = r.building_id and p.id = r.payment_id
      join ledger_entries e on e.id = p.entry_id and e.source like 'bank:' || r.id || ':%'
      where r.building_id = $1 and r.cents = p.cents and r.outcome ->> 'kind' = 'payment'))`,
  // Money that isn't with the units that the row says.
  strayReceipts: `abs((select count(*) from ledger_receipts where building_id = $1)
    - (select count(*) from bank_rows r cross join lateral jsonb_array_elements(r.outcome -> 'shares') s
      join ledger_receipts c on c.building_id = r.building_id and c.payment_id = r.payment_id
        and c.holding_id = (s ->> 'holdingId')::uuid and c.cents = (s ->> 'cents')::bigint
      where r.building_id = $1 and r.state = 'posted'))`,
} as const

/** How often each step that was acknowledged must be found: in what it wrote, and in the history. */
const steps = `
  array[
    (select count(*) from budgets where building_id = $1 and id = $2 and state = 'approved'),
    (select count(*) from charge_runs where building_id = $1 and month = any($3::date[]) and units = $5::int
      and left_out = 0),
    (select count(*) from changes where building_id = $1 and subject = 'budget' and action = 'charged'),
    (select count(*) from bank_files where building_id = $1 and state = 'added'),
    (select count(*) from bank_rows where building_id = $1 and state in ('matched', 'posted')),
    (select count(*) from bank_postings where building_id = $1 and undone_at is null and row_count = $6::int),
    (select count(*) from changes where building_id = $1 and subject = 'bankAccount' and action = 'posted'),
    (select count(*) from ledger_items where building_id = $1 and due_on = $7::date and open_cents = 0)
  ]::int[]`

export interface Expected {
  buildingId: string
  prepared: Prepared
  units: number
  /** Of the bank: those that were posted; null while no file was added. */
  rows: number | null
}

export type Judged = Record<keyof typeof rules, number> & { stepsMissed: number }

/** Looks through the books of a building for what isn't as every acknowledged step left it. */
export const judgeBooks = async (
  url: string,
  { buildingId, prepared: { budgetId, months, monthCents }, units, rows }: Expected,
): Promise<Judged> => {
  const columns = Object.entries(rules).map(([name, rule]) => `(${rule})::int as "${name}"`)
  const { steps: found, ...judged } = await ask<Omit<Judged, 'stepsMissed'> & { steps: number[] }>(
    url,
    `select ${columns.join(', ')}, ${steps} as steps`,
    [buildingId, budgetId, [months.begun, months.next], monthCents, units, rows ?? 0, months.begun],
  )
  const posted = rows === null ? [0, 0, 0, 0, 0] : [1, rows, 1, 1, units]
  const expected = [1, 2, 2, ...posted]
  return { ...judged, stepsMissed: expected.filter((times, index) => found[index] !== times).length }
}
