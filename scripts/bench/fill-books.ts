/** Buildings for the ledger: one of few lines and one of very many, one that owes, and one whose fees are charged. */
import type pg from 'pg'
import { councilBuilding, signedIn, type CouncilBuilding } from './council-building.ts'

export interface Books extends CouncilBuilding {
  /** How many lines its ledger has. */
  size: number
  /** One for each unit. */
  holdingIds: string[]
}

interface Plan {
  word: string
  code: string
  units: number
  months: number
  /** How many months before this one the last of them is. */
  ago: number
}

/** At least 500 lines and a year, at least a million, and two buildings of 300 units. */
const plans: readonly Plan[] = [
  { word: 'books few', code: 'BOOKS1', units: 3, months: 13, ago: 0 },
  { word: 'books many', code: 'BOOKS2', units: 200, months: 359, ago: 0 },
  { word: 'books owing', code: 'BOOKS3', units: 300, months: 36, ago: 0 },
  { word: 'books charging', code: 'BOOKS4', units: 300, months: 36, ago: 12 },
]

const written = `array['ledger_entries', 'ledger_lines', 'ledger_items', 'ledger_item_parts', 'ledger_payments',
  'ledger_receipts', 'ledger_allocations']::regclass[]`

/**
 * The triggers of the tables rest during the filling: they count what the rows here say already. Foreign keys are checked
 * once for all rows afterwards. The owner of the tables may do both, so no superuser is needed.
 */
const resting = `
  create temp table bench_keys as
  select conrelid::regclass::text as of, conname as name, pg_get_constraintdef(oid) as says
  from pg_constraint where contype = 'f' and conrelid = any(${written});
  do $$ declare one text; key record; begin
    foreach one in array ${written} loop execute 'alter table ' || one || ' disable trigger user'; end loop;
    for key in select * from bench_keys loop execute format('alter table %s drop constraint %I', key.of, key.name); end loop;
  end $$`
const awake = `
  do $$ declare one text; key record; begin
    for key in select * from bench_keys loop
      execute format('alter table %s add constraint %I %s', key.of, key.name, key.says);
    end loop;
    foreach one in array ${written} loop execute 'alter table ' || one || ' enable trigger user'; end loop;
  end $$;
  drop table bench_keys`

/** Every unit with its one owner; the council member owns the first one. */
const units = ({ word, code, units: count }: Plan, now: string) => `
  ${councilBuilding(word, code, now)}
  select found_ledger(bench_id('${word}'), '${now}');
  insert into units (id, building_id, unit_number, sort_key, strata_lot, unit_entitlement, created_at)
  select bench_id('${word} unit ' || u), bench_id('${word}'), u::text, lpad(u::text, 6, '0'), u::text, 60 + u % 60, '${now}'
  from generate_series(1, ${count}) u;
  insert into people (id, building_id, first_name, last_name, same_key, account_id, created_at)
  select bench_id('${word} person ' || u), bench_id('${word}'), 'Bench', 'Owner' || u, '${word}' || u,
    case when u = 1 then bench_id('${word} account') end, '${now}'
  from generate_series(1, ${count}) u;
  insert into ownerships (id, building_id, unit_id, person_id, created_at)
  select bench_id('${word} tie ' || u), bench_id('${word}'), bench_id('${word} unit ' || u), bench_id('${word} person ' || u),
    '${now}' from generate_series(1, ${count}) u;
  insert into ledger_holdings (id, building_id, unit_id, created_at)
  select bench_id('${word} holding ' || u), bench_id('${word}'), bench_id('${word} unit ' || u), '${now}'
  from generate_series(1, ${count}) u;
  insert into ledger_holders (building_id, holding_id, person_id)
  select bench_id('${word}'), bench_id('${word} holding ' || u), bench_id('${word} person ' || u)
  from generate_series(1, ${count}) u`

/** A fee a month, paid some days later; the last one isn't yet, and one unit in ten has paid nothing for six months. */
const months = ({ word, units: count, months: many, ago }: Plan, now: string) => `
  create temp table bench_fees as
  select u, m, bench_id('${word}') as building, bench_id('${word} unit ' || u) as unit, bench_id('${word} holding ' || u) as holding,
    day, day + 1 + u % 10 as paid_day, 30000 + u * 10 as operating, 4000 + u as reserve, 34000 + u * 11 as total,
    m > case when u % 10 = 0 then 6 else 1 end as is_paid,
    bench_id_at(day) as fee, bench_id_at(day) as item, bench_id_at(day + 1 + u % 10) as payment,
    bench_id_at(day + 1 + u % 10) as paying, bench_id_at(day + 1 + u % 10) as receipt,
    bench_id_at(day + 1 + u % 10) as placed, bench_id_at(day + 1 + u % 10) as allocation,
    bench_id_at(day + 1 + u % 10) as taking
  from (select m, (date_trunc('month', '${now}'::timestamptz) - (m - 1 + ${ago}) * interval '1 month')::date as day
    from generate_series(1, ${many}) m) d, generate_series(1, ${count}) u;
  create temp table bench_entries as
  select *, building as building_id, to_char(day, 'FMMonth YYYY') as month from (
    select f.*, 'fee' as kind, fee as id, day as on_day, 'fee:' || to_char(day, 'YYYY-MM') || ':' || unit as source, 4 as line_count
      from bench_fees f
    union all select f.*, 'payment', paying, paid_day, 'payment:' || payment, 2 from bench_fees f where is_paid
    union all select f.*, 'receipt', placed, paid_day, 'receipt:' || receipt, 2 from bench_fees f where is_paid
    union all select f.*, 'allocation', taking, paid_day, 'allocation:' || allocation, 6 from bench_fees f where is_paid
  ) e;
  analyze bench_fees, bench_entries`

/** The lines of each kind of entry: account, fund, whether they are the holding's, and how much of each fund's part. */
const shapes = `(values
  ('fee', 1, 'receivable', 'operating', true, 1, 0), ('fee', 2, 'fees', 'operating', false, -1, 0),
  ('fee', 3, 'receivable', 'reserve', true, 0, 1), ('fee', 4, 'fees', 'reserve', false, 0, -1),
  ('payment', 1, 'bank', 'operating', false, 1, 1), ('payment', 2, 'unplaced', 'operating', false, -1, -1),
  ('receipt', 1, 'unplaced', 'operating', false, 1, 1), ('receipt', 2, 'credit', 'operating', true, -1, -1),
  ('allocation', 1, 'credit', 'operating', true, 1, 0), ('allocation', 2, 'receivable', 'operating', true, -1, 0),
  ('allocation', 3, 'credit', 'operating', true, 0, 1), ('allocation', 4, 'interfund', 'operating', false, 0, -1),
  ('allocation', 5, 'interfund', 'reserve', false, 0, 1), ('allocation', 6, 'receivable', 'reserve', true, 0, -1)
) as s (kind, position, code, fund, is_held, operating, reserve)`

/** As the product writes them, in the order of their days. */
const entries = (now: string) => `
  insert into ledger_entries (id, building_id, day, value_day, recorded_at, source, words, actor, line_count, seal)
  select id, building_id, on_day, case when kind = 'payment' then on_day end, '${now}', source,
    case kind when 'payment' then 'Payment' when 'receipt' then 'Payment received' else 'Strata fee, ' || month end,
    'bench', line_count, encode(sha256(source::bytea), 'hex')
  from bench_entries order by on_day, id;
  insert into ledger_lines (building_id, entry_id, position, day, account_id, account_kind, fund_id, holding_id, cents)
  select e.building_id, e.id, s.position, e.on_day, a.id, a.kind, f.id, case when s.is_held then e.holding end,
    s.operating * e.operating + s.reserve * e.reserve
  from bench_entries e join ${shapes} on s.kind = e.kind
  join ledger_accounts a on a.building_id = e.building_id and a.code = s.code
  join ledger_funds f on f.building_id = e.building_id and f.kind = s.fund
  order by e.on_day, e.id, s.position`

/** What the entries say: debts, and the payments that paid them. */
const debts = `
  insert into ledger_items (id, building_id, holding_id, type, words, authority, due_on, cents, open_cents, entry_id)
  select item, building, holding, 'strataFee', 'Strata fee, ' || to_char(day, 'FMMonth YYYY'), 'Budget of the bench', day, total,
    case when is_paid then 0 else total end, fee
  from bench_fees order by day, u;
  insert into ledger_item_parts (building_id, item_id, fund_id, cents)
  select f.building, f.item, g.id, case g.kind when 'operating' then f.operating else f.reserve end
  from bench_fees f join ledger_funds g on g.building_id = f.building and g.kind in ('operating', 'reserve')
  order by f.day, f.u;
  insert into ledger_payments (id, building_id, fund_id, way, payer, value_day, cents, unplaced_cents, entry_id)
  select f.payment, f.building, g.id, 'eTransfer', 'Bench Owner' || f.u, f.paid_day, f.total, 0, f.paying
  from bench_fees f join ledger_funds g on g.building_id = f.building and g.kind = 'operating'
  where f.is_paid order by f.paid_day, f.u;
  insert into ledger_receipts (id, building_id, kind, payment_id, holding_id, cents, left_cents, entry_id, day)
  select receipt, building, 'payment', payment, holding, total, 0, placed, paid_day
  from bench_fees where is_paid order by paid_day, u;
  insert into ledger_allocations (id, building_id, receipt_id, item_id, holding_id, item_type, cents, entry_id)
  select allocation, building, receipt, item, holding, 'strataFee', total, taking
  from bench_fees where is_paid order by paid_day, u`

const statements = (plan: Plan, now: string): string[] => [
  units(plan, now),
  months(plan, now),
  entries(now),
  debts,
  'drop table bench_fees, bench_entries',
]

/** Fills the books of each building and signs its council member in. */
export const fillBooks = async (client: pg.Client, now: string): Promise<Books[]> => {
  const books: Books[] = []
  await client.query(resting)
  for (const plan of plans) {
    for (const text of statements(plan, now)) await client.query(text)
    const building = await signedIn(client, plan.word, now)
    const { rows } = await client.query<{ size: number; ids: string[] }>(
      `select (select count(*)::integer from ledger_lines where building_id = $1) as size,
        (select array_agg(h.id::text order by u.sort_key) from ledger_holdings h join units u on u.id = h.unit_id
          where h.building_id = $1) as ids`,
      [building.buildingId],
    )
    books.push({ ...building, size: rows[0]!.size, holdingIds: rows[0]!.ids })
  }
  await client.query(awake)
  return books
}
