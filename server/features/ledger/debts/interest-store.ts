import type { LocalDate } from '../../../../contract/time.ts'
import type { ChargeType } from '../../../../law/law.ts'
import { run, type Database } from '../../../db/connection.ts'

/** The interest on debts that were due from a day on, until the next rule's. */
export interface InterestRule {
  from: LocalDate
  /** Nothing where the bylaw was switched off. */
  bps: number
  authority: string
}

/** Reads the rules of a building, the latest first. */
export const selectInterestRules = async (db: Database, buildingId: string): Promise<InterestRule[]> => {
  const { rows } = await run(
    db,
    `select from_date as "from", bps, authority from ledger_interest_rules
     where building_id = $1::uuid order by from_date desc`,
    [buildingId],
  )
  return rows as InterestRule[]
}

/** Whether interest was charged on a debt that was due on a day or after. */
export const isCharged = async (db: Database, buildingId: string, from: LocalDate): Promise<boolean> => {
  const { rows } = await run(
    db,
    `select exists (select from ledger_items n join ledger_items i on i.building_id = n.building_id and i.id = n.for_item_id
       where n.building_id = $1::uuid and i.due_on >= $2::date) as found`,
    [buildingId, from],
  )
  return (rows as { found: boolean }[])[0]!.found
}

/** Writes a rule in place of those from its day on. */
export const replaceInterestRule = async (
  db: Database,
  buildingId: string,
  { from, bps, authority, at }: InterestRule & { at: string },
): Promise<void> => {
  await run(db, 'delete from ledger_interest_rules where building_id = $1::uuid and from_date >= $2::date', [
    buildingId,
    from,
  ])
  await run(
    db,
    `insert into ledger_interest_rules (building_id, from_date, bps, authority, set_at)
     values ($1::uuid, $2::date, $3::integer, $4, $5::timestamptz)`,
    [buildingId, from, bps, authority, at],
  )
}

/** A debt that was or is late, with what paid it and the interest that was charged on it. */
export interface LateItem {
  _id: string
  type: ChargeType
  words: string
  dueOn: LocalDate
  cents: number
  isUndone: boolean
  /** By the bank's day. */
  paid: { day: LocalDate; cents: number }[]
  /** Interest that wasn't cancelled, the oldest first; what was written off of it stays so. */
  interest: { _id: string; cents: number; isWrittenOff: boolean }[]
  /** What was paid of that interest, or given up. */
  paidInterest: { day: LocalDate; cents: number }[]
  /** Interest that someone cancelled, who waived it so. */
  waivedCents: number
  /** How often interest was charged, with what was cancelled. */
  charges: number
}

/** How long after it was paid a debt is still looked at, for payments that were found or returned late. */
const settledDays = 200

const isLate = `i.for_item_id is null and i.type = any($2::text[]) and i.due_on >= $3::date and i.due_on < $4::date
  and (i.open_cents > 0 and i.undone_entry_id is null
    or exists (select from ledger_allocations a
      join ledger_entries e on e.building_id = a.building_id and e.id = a.entry_id
      where a.building_id = i.building_id and a.item_id = i.id and e.recorded_at > $4::date - ${settledDays})
    or i.undone_entry_id is not null and exists (select from ledger_items n
      where n.building_id = i.building_id and n.for_item_id = i.id and n.undone_entry_id is null))`

/** What paid a debt, by the bank's day, as SQL that ends after the join of its receipts' entries. */
const paidOf = (item: string) => `ledger_allocations a
  join ledger_receipts r on r.building_id = a.building_id and r.id = a.receipt_id
  join ledger_entries e on e.building_id = r.building_id and e.id = r.entry_id
  left join ledger_payments p on p.building_id = r.building_id and p.id = r.payment_id
  ${item}
  where a.building_id = i.building_id and a.undone_entry_id is null`
const paidDay = `json_build_object('day', coalesce(p.value_day, e.day), 'cents', a.cents)`
const interestOf = 'from ledger_items n where n.building_id = i.building_id and n.for_item_id = i.id'

interface Asked {
  types: readonly ChargeType[]
  /** The first due day of the debts that bear interest. */
  from: LocalDate
  until: LocalDate
}

/** Finds the holdings with debts of these types that were due between two days, and may bear interest. */
export const selectLateHoldings = async (
  db: Database,
  buildingId: string,
  { types, from, until }: Asked,
): Promise<string[]> => {
  const { rows } = await run(
    db,
    `select distinct i.holding_id as id from ledger_items i where i.building_id = $1::uuid and ${isLate} order by 1`,
    [buildingId, types, from, until],
  )
  return (rows as { id: string }[]).map(({ id }) => id)
}

/** Reads those debts of a holding, which the caller holds. */
export const selectLateItems = async (
  db: Database,
  buildingId: string,
  { types, from, until, holdingId }: Asked & { holdingId: string },
): Promise<LateItem[]> => {
  const { rows } = await run(
    db,
    `select i.id as "_id", i.type, i.words, i.due_on as "dueOn", i.cents::float8 as cents,
       i.undone_entry_id is not null as "isUndone",
       (select coalesce(json_agg(${paidDay}), '[]') from ${paidOf('')} and a.item_id = i.id) as paid,
       (select coalesce(json_agg(json_build_object('_id', n.id, 'cents', n.cents, 'isWrittenOff', exists (
           select from ledger_allocations w join ledger_receipts wr on wr.building_id = w.building_id and wr.id = w.receipt_id
           where w.building_id = n.building_id and w.item_id = n.id and w.undone_entry_id is null and wr.kind = 'writeOff'
         )) order by n.id), '[]') ${interestOf} and n.undone_entry_id is null) as interest,
       (select coalesce(json_agg(${paidDay}), '[]')
         from ${paidOf('join ledger_items n on n.building_id = a.building_id and n.id = a.item_id')}
           and n.for_item_id = i.id and n.undone_entry_id is null) as "paidInterest",
       (select coalesce(sum(n.cents), 0)::float8 from ledger_items n
         join ledger_entries u on u.building_id = n.building_id and u.id = n.undone_entry_id
         where n.building_id = i.building_id and n.for_item_id = i.id and u.entered_by is not null) as "waivedCents",
       (select count(*)::integer ${interestOf}) as charges
     from ledger_items i where i.building_id = $1::uuid and ${isLate} and i.holding_id = $5::uuid
     order by i.due_on, i.id`,
    [buildingId, types, from, until, holdingId],
  )
  return rows as LateItem[]
}
