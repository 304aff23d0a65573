import type { HoldingQuery } from '../../../../contract/ledger.ts'
import type { ChargeShare, Receipt } from '../../../../contract/ledger/holding.ts'
import { receiptsShownMost } from '../../../../contract/limits/ledger.ts'
import type { Page } from '../../../../contract/route.ts'
import type { LocalDate } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'
import { anyHolds, containing } from '../../../db/finding.ts'
import { pageOf, readCursor, writeCursor } from '../../../db/keyset.ts'
import { ownsStill } from '../holdings/owners-store.ts'
import type { KnownCharge, KnownHolding } from './rules.ts'

const open = 'i.building_id = h.building_id and i.holding_id = h.id and i.open_cents > 0 and i.undone_entry_id is null'
const left = 'r.building_id = h.building_id and r.holding_id = h.id and r.left_cents > 0 and r.undone_entry_id is null'

const columns = `h.id as "_id", json_build_object('_id', u.id, 'unitNumber', u.unit_number) as unit,
  (select coalesce(json_agg(p.name order by p.name, p.id), '[]') from ledger_holders o
    join people p on p.building_id = o.building_id and p.id = o.person_id
    where o.building_id = h.building_id and o.holding_id = h.id and ${ownsStill('$2::date')}) as owners,
  h.from_date as "from", h.to_date as "to", h.payment_code as "paymentCode",
  (select coalesce(sum(r.left_cents), 0)::float8 from ledger_receipts r where ${left}) as "creditCents",
  (select coalesce(json_agg(json_build_object('_id', i.id, 'type', i.type, 'words', i.words, 'authority', i.authority,
      'dueOn', i.due_on, 'cents', i.cents, 'openCents', i.open_cents) order by i.due_on, i.id), '[]')
    from ledger_items i where ${open}) as charges`
const tables = 'ledger_holdings h join units u on u.building_id = h.building_id and u.id = h.unit_id'

const isOf = {
  current: `daterange(h.from_date, h.to_date, '[]') @> $2::date`,
  owing: `exists (select from ledger_items i where ${open} and i.due_on <= $2::date)`,
  credit: `exists (select from ledger_receipts r where ${left})`,
  former: `h.to_date < $2::date and (
    exists (select from ledger_items i where i.building_id = h.building_id and i.holding_id = h.id)
    or exists (select from ledger_receipts r where r.building_id = h.building_id and r.holding_id = h.id))`,
  unsettled: `h.to_date < $2::date and (exists (select from ledger_items i where ${open})
    or exists (select from ledger_receipts r where ${left}))`,
} as const satisfies Record<HoldingQuery['shows'], string>

/** Reads holdings by unit, as they are narrowed on a day; words are looked for in unit numbers and the names of owners. A whole payment code finds its account, however it is narrowed. */
export const selectHoldings = async (
  db: Database,
  buildingId: string,
  { cursor, limit, search, shows }: HoldingQuery,
  today: LocalDate,
): Promise<Page<KnownHolding>> => {
  const [afterKey = null, afterId = null] = cursor === undefined ? [] : readCursor(cursor, 2)
  const { rows } = await run(
    db,
    `select ${columns}, u.sort_key as "sortKey" from ${tables}
     where h.building_id = $1::uuid and ($3::text is null or (u.sort_key, h.id) > ($3::text, $4::uuid))
       and (h.payment_code = regexp_replace($6::text, '[ .-]', '', 'g') or ${isOf[shows]}
         and ($5::text is null or ${anyHolds(['u.unit_number'], '$5::text')} or exists (
           select from ledger_holders o join people p on p.building_id = o.building_id and p.id = o.person_id
           where o.building_id = h.building_id and o.holding_id = h.id and ${anyHolds(['p.name'], '$5::text')})))
     order by u.sort_key, h.id limit ${limit + 1}`,
    [buildingId, today, afterKey, afterId, search ? containing(search) : null, search ?? null],
  )
  type Row = KnownHolding & { sortKey: string }
  return pageOf(
    rows as Row[],
    limit,
    ({ sortKey: _, ...holding }) => holding,
    ({ sortKey, _id }) => writeCursor([sortKey, _id]),
  )
}

/** What a holding owes and has paid ahead, without words and names. */
export type InMotion = Pick<KnownHolding, '_id' | 'creditCents'> & {
  charges: readonly Pick<KnownCharge, 'type' | 'dueOn' | 'openCents'>[]
}

/**
 * Reads what every holding owes or has paid ahead, by unit, in one pass over open debts and one over credit. As rows: making
 * JSON of them takes the database ten times as long as finding them.
 */
export const selectInMotion = async (db: Database, buildingId: string): Promise<InMotion[]> => {
  const { rows } = await run(
    db,
    `select h.id as "_id", m.type, m.due_on as "dueOn", m.cents
     from (
       select i.holding_id, i.id, i.type, i.due_on, i.open_cents as cents from ledger_items i
       where i.building_id = $1::uuid and i.open_cents > 0 and i.undone_entry_id is null
       union all
       select r.holding_id, r.id, null, null, r.left_cents from ledger_receipts r
       where r.building_id = $1::uuid and r.left_cents > 0 and r.undone_entry_id is null
     ) m
     join ledger_holdings h on h.building_id = $1::uuid and h.id = m.holding_id
     join units u on u.building_id = h.building_id and u.id = h.unit_id
     order by u.sort_key, h.id, m.due_on, m.id`,
    [buildingId],
  )
  type Row = { _id: string; cents: number } & (Pick<KnownCharge, 'type' | 'dueOn'> | { type: null })
  return [...Map.groupBy(rows as Row[], ({ _id }) => _id)].map(([_id, of]) => ({
    _id,
    charges: of.flatMap((row) =>
      row.type === null ? [] : [{ type: row.type, dueOn: row.dueOn, openCents: row.cents }],
    ),
    creditCents: of.reduce((sum, { type, cents }) => (type === null ? sum + cents : sum), 0),
  }))
}

/** Reads some holdings of the building, in the order of their ids as given. */
export const selectThose = async (
  db: Database,
  buildingId: string,
  ids: readonly string[],
  today: LocalDate,
): Promise<KnownHolding[]> => {
  const { rows } = await run(
    db,
    `select ${columns} from ${tables}
     where h.building_id = $1::uuid and h.id = any($3::uuid[]) order by array_position($3::uuid[], h.id)`,
    [buildingId, today, ids],
  )
  return rows as KnownHolding[]
}

/** A holding as who matches money with debts knows it. */
export type Debtor = KnownHolding & {
  ownersById: { _id: string; name: string }[]
  isCurrent: boolean
  /** The latest monthly fee that was charged; null before the first. */
  monthCents: number | null
}

/** Reads the holdings of today, those of before that aren’t settled, and those of the given ids or payment codes, by unit. */
export const selectDebtors = async (
  db: Database,
  buildingId: string,
  { today, ids, codes }: { today: LocalDate; ids: readonly string[]; codes: readonly string[] },
): Promise<Debtor[]> => {
  const { rows } = await run(
    db,
    `select ${columns}, coalesce(${isOf.current}, false) as "isCurrent",
       (select coalesce(json_agg(json_build_object('_id', p.id, 'name', p.name) order by p.name, p.id), '[]')
         from ledger_holders o join people p on p.building_id = o.building_id and p.id = o.person_id
         where o.building_id = h.building_id and o.holding_id = h.id and ${ownsStill('$2::date')}) as "ownersById",
       (select i.cents::float8 from ledger_items i where i.building_id = h.building_id and i.holding_id = h.id
         and i.type = 'strataFee' and i.undone_entry_id is null order by i.due_on desc, i.id desc limit 1) as "monthCents"
     from ${tables}
     where h.building_id = $1::uuid and (${isOf.current} or ${isOf.unsettled} or h.id = any($3::uuid[])
       or h.payment_code = any($4::text[]))
     order by u.sort_key, h.from_date desc nulls last, h.id`,
    [buildingId, today, ids, codes],
  )
  return rows as Debtor[]
}

const isOwn = `coalesce(h.from_date <= $2::date, true) and exists (
  select from ledger_holders o join people p on p.building_id = o.building_id and p.id = o.person_id
  where o.building_id = h.building_id and o.holding_id = h.id and p.account_id = $3::uuid and ${ownsStill('$2::date')})`

/** Reads the holdings of an account's own by unit: those of today, and those of before that aren't settled. */
export const selectOwn = async (
  db: Database,
  buildingId: string,
  accountId: string,
  today: LocalDate,
): Promise<KnownHolding[]> => {
  const { rows } = await run(
    db,
    `select ${columns} from ${tables}
     where h.building_id = $1::uuid and ${isOwn} and (${isOf.current} or ${isOf.unsettled})
     order by u.sort_key, h.from_date desc nulls last, h.id`,
    [buildingId, today, accountId],
  )
  return rows as KnownHolding[]
}

/** Reads a holding of the building, or null; given an account, only its own. */
export const selectHolding = async (
  db: Database,
  buildingId: string,
  id: string,
  { accountId, today }: { accountId: string | null; today: LocalDate },
): Promise<KnownHolding | null> => {
  const { rows } = await run(
    db,
    `select ${columns} from ${tables}
     where h.building_id = $1::uuid and h.id = $4::uuid and ($3::uuid is null or ${isOwn})`,
    [buildingId, today, accountId, id],
  )
  return (rows as KnownHolding[])[0] ?? null
}

/** Reads the holding of a unit today, or null; given an account, only its own. */
export const selectOfUnit = async (
  db: Database,
  buildingId: string,
  unitId: string,
  { accountId, today }: { accountId: string | null; today: LocalDate },
): Promise<KnownHolding | null> => {
  const { rows } = await run(
    db,
    `select ${columns} from ${tables}
     where h.building_id = $1::uuid and h.unit_id = $4::uuid and ${isOf.current} and ($3::uuid is null or ${isOwn})`,
    [buildingId, today, accountId, unitId],
  )
  return (rows as KnownHolding[])[0] ?? null
}

/** Finds which owners of holdings have an account, by holding. */
export const selectAccountsOf = async (
  db: Database,
  buildingId: string,
  holdingIds: readonly string[],
  today: LocalDate,
): Promise<Map<string, string[]>> => {
  const { rows } = await run(
    db,
    `select h.id as "holdingId", p.account_id as "accountId" from ledger_holdings h
     join ledger_holders o on o.building_id = h.building_id and o.holding_id = h.id
     join people p on p.building_id = o.building_id and p.id = o.person_id
     where h.building_id = $1::uuid and h.id = any($2::uuid[]) and p.account_id is not null
       and ${ownsStill('$3::date')}`,
    [buildingId, holdingIds, today],
  )
  const accounts = new Map<string, string[]>()
  for (const { holdingId, accountId } of rows as { holdingId: string; accountId: string }[])
    accounts.set(holdingId, [...(accounts.get(holdingId) ?? []), accountId])
  return accounts
}

/** Those with something left, and the latest ones: each by an index that ends after so many. */
const shownReceipts = `(
    select r.id from ledger_receipts r
    where r.building_id = $1::uuid and r.holding_id = $2::uuid and r.left_cents > 0 and r.undone_entry_id is null
    order by r.day desc, r.id desc limit ${receiptsShownMost}
  ) union (
    select r.id from ledger_receipts r left join ledger_payments p on p.building_id = r.building_id and p.id = r.payment_id
    where r.building_id = $1::uuid and r.holding_id = $2::uuid and not coalesce(p.is_withdrawn, false)
    order by r.day desc, r.id desc limit ${receiptsShownMost}
  )`

/** Reads the latest receipts of a holding and those with something left, the newest first, with the debts each paid. */
export const selectReceipts = async (db: Database, buildingId: string, holdingId: string): Promise<Receipt[]> => {
  const { rows } = await run(
    db,
    `select r.id as "_id", r.kind, r.payment_id as "paymentId", r.day, p.way, p.payer,
       r.instruction, r.cents::float8 as cents, r.left_cents::float8 as "leftCents",
       r.undone_entry_id is not null as "isUndone",
       (select coalesce(json_agg(json_build_object('_id', a.id, 'words', i.words, 'cents', a.cents) order by i.due_on, a.id),
           '[]')
         from ledger_allocations a join ledger_items i on i.building_id = a.building_id and i.id = a.item_id
         where a.building_id = r.building_id and a.receipt_id = r.id and a.undone_entry_id is null) as paid,
       (select coalesce(json_agg(json_build_object('_id', o.id, 'kind', o.kind, 'day', oe.day, 'cents', g.cents,
           'allCents', o.cents, 'unitNumber', (select u.unit_number from ledger_receipts t
             join ledger_holdings h on h.building_id = t.building_id and h.id = t.holding_id
             join units u on u.building_id = h.building_id and u.id = h.unit_id
             where t.building_id = o.building_id and t.id = o.to_receipt_id)) order by oe.day, o.id), '[]')
         from ledger_outflow_parts g
         join ledger_outflows o on o.building_id = g.building_id and o.id = g.outflow_id
         join ledger_entries oe on oe.building_id = o.building_id and oe.id = o.entry_id
         where g.building_id = r.building_id and g.receipt_id = r.id and o.undone_entry_id is null) as gone
     from (${shownReceipts}) shown
     join ledger_receipts r on r.building_id = $1::uuid and r.id = shown.id
     left join ledger_payments p on p.building_id = r.building_id and p.id = r.payment_id
     order by r.left_cents > 0 and r.undone_entry_id is null desc, r.day desc, r.id desc limit ${receiptsShownMost}`,
    [buildingId, holdingId],
  )
  return (rows as Receipt[]).toSorted((a, b) => b.day.localeCompare(a.day))
}

/** Reads what charges are shares of, by charge and in the order of funds; those that aren't shares are left out. */
export const selectShares = async (
  db: Database,
  buildingId: string,
  chargeIds: readonly string[],
): Promise<ReadonlyMap<string, ChargeShare[]>> => {
  const { rows } = await run(
    db,
    `select s.item_id as id, json_agg(json_build_object('fund', f.kind, 'group', s.group_name, 'cents', s.cents,
       'wholeCents', s.whole_cents, 'weight', s.weight, 'weights', s.weights, 'instalment', case when s.nth is not null
         then json_build_object('shareCents', s.share_cents, 'nth', s.nth, 'of', s.instalments) end)
       order by f.kind <> 'operating', f.id, s.position) as shares
     from ledger_item_shares s join ledger_funds f on f.building_id = s.building_id and f.id = s.fund_id
     where s.building_id = $1::uuid and s.item_id = any($2::uuid[]) group by s.item_id`,
    [buildingId, chargeIds],
  )
  return new Map((rows as { id: string; shares: ChargeShare[] }[]).map(({ id, shares }) => [id, shares]))
}
