import type { AutomaticCharges, Fund, LateRules } from '../../../../contract/ledger/books.ts'
import type { LocalDate } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'
import { holdBooks } from '../store.ts'

/** The row of a building's books. */
export interface KnownBooks {
  lockedThrough: LocalDate | null
  howToPay: string
  lateRules: LateRules
  automatic: AutomaticCharges
  version: number
  /** Of the first entry; null before any. */
  firstDay: LocalDate | null
  unplaced: { count: number; cents: number }
}

const columns = `b.locked_through as "lockedThrough", b.how_to_pay as "howToPay", b.version,
  json_build_object('bookings', b.charges_bookings, 'stallRentsFrom', b.stall_rents_from) as automatic,
  json_build_object(
    'interest', (select case when l.bps > 0 then json_build_object('bps', l.bps, 'from', l.from_date,
        'authority', l.authority) end
      from ledger_interest_rules l where l.building_id = b.building_id order by l.from_date desc limit 1),
    'interestRules', (select coalesce(json_agg(json_build_object('bps', l.bps, 'from', l.from_date,
        'authority', l.authority) order by l.from_date desc), '[]')
      from ledger_interest_rules l where l.building_id = b.building_id),
    'returnedFee', case when b.returned_fee_cents is not null then json_build_object('cents', b.returned_fee_cents,
      'authority', b.returned_fee_authority) end) as "lateRules",
  (select min(e.day) from ledger_entries e where e.building_id = b.building_id) as "firstDay",
  (select json_build_object('count', count(*), 'cents', coalesce(sum(p.unplaced_cents), 0)) from ledger_payments p
    where p.building_id = b.building_id and p.unplaced_cents > 0 and p.returned_entry_id is null) as unplaced`

/** Reads the books of a building. */
export const selectBooks = async (db: Database, buildingId: string): Promise<KnownBooks> => {
  const { rows } = await run(db, `select ${columns} from ledger_books b where b.building_id = $1::uuid`, [buildingId])
  return (rows as KnownBooks[])[0]!
}

/** Reads which charges of a building's books are automatic. */
export const selectAutomatic = async (db: Database, buildingId: string): Promise<AutomaticCharges> => {
  const { rows } = await run(
    db,
    `select charges_bookings as bookings, stall_rents_from as "stallRentsFrom" from ledger_books
     where building_id = $1::uuid`,
    [buildingId],
  )
  return (rows as AutomaticCharges[])[0]!
}

/** Holds the books for a change and reads them. */
export const lockBooks = async (db: Database, buildingId: string): Promise<KnownBooks> => {
  await holdBooks(db, buildingId)
  return selectBooks(db, buildingId)
}

/** What may change of the books. */
export type KeptBooks = Pick<KnownBooks, 'lockedThrough' | 'howToPay' | 'automatic'> & Pick<LateRules, 'returnedFee'>

/** Writes what may change of the books, and counts the change; the caller holds them. */
export const updateBooks = async (
  db: Database,
  buildingId: string,
  { lockedThrough, howToPay, automatic, returnedFee }: KeptBooks,
): Promise<void> => {
  await run(
    db,
    `update ledger_books set locked_through = $2::date, how_to_pay = $3, returned_fee_cents = $4::bigint,
       returned_fee_authority = $5, charges_bookings = $6, stall_rents_from = $7::date, version = version + 1
     where building_id = $1::uuid`,
    [
      ...[buildingId, lockedThrough, howToPay, returnedFee?.cents ?? null, returnedFee?.authority ?? null],
      ...[automatic.bookings, automatic.stallRentsFrom],
    ],
  )
}

const totalOf = (kinds: readonly string[]): string =>
  `coalesce(sum(s.cents) filter (where s.account_kind in (${kinds.map((kind) => `'${kind}'`).join(', ')})), 0)::float8`

/** Sums up each fund of a building until a day: what it has, what it is owed, what it owes, and what is its own. */
export const selectFunds = async (db: Database, buildingId: string, today: LocalDate): Promise<Fund[]> => {
  const { rows } = await run(
    db,
    `with s as (
       select fund_id, account_kind, sum(cents) as cents from ledger_lines
       where building_id = $1::uuid and day <= $2::date group by 1, 2
     )
     select f.id as "_id", f.kind, f.name, ${totalOf(['bank', 'interfund'])} as "cashCents",
       ${totalOf(['interfund'])} as "interfundCents",
       ${totalOf(['receivable'])} as "receivableCents",
       -${totalOf(['credit', 'suspense', 'tax', 'trust', 'deposit'])} as "owedCents",
       -${totalOf(['income', 'expense', 'equity'])} as "balanceCents"
     from ledger_funds f left join s on s.fund_id = f.id
     where f.building_id = $1::uuid group by f.id
     order by array_position(array['operating', 'reserve', 'levy', 'trust'], f.kind), f.created_at, f.id`,
    [buildingId, today],
  )
  return (rows as Fund[]).map((fund) => ({
    ...fund,
    // What sums to nothing is no negative zero.
    owedCents: fund.owedCents || 0,
    balanceCents: fund.balanceCents || 0,
  }))
}
