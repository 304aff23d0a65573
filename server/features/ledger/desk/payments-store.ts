import type { Payment, PaymentDraft, PaymentQuery } from '../../../../contract/ledger/payment.ts'
import type { Page } from '../../../../contract/route.ts'
import { run, type Database } from '../../../db/connection.ts'
import { instantIn } from '../../../db/json.ts'
import { pageOf, readCursor, writeCursor } from '../../../db/keyset.ts'

const columns = `p.id as "_id", p.way, p.payer, p.memo, p.value_day as "receivedOn", e.day as "enteredFor",
  ${instantIn('e.recorded_at')} as "recordedAt", p.cents::float8 as cents, p.unplaced_cents::float8 as "unplacedCents",
  p.returned_entry_id is not null as "isReturned",
  (select coalesce(json_agg(json_build_object('_id', r.id, 'holdingId', r.holding_id, 'unitNumber', u.unit_number,
      'cents', r.cents) order by r.id), '[]')
    from ledger_receipts r
    join ledger_holdings h on h.building_id = r.building_id and h.id = r.holding_id
    join units u on u.building_id = h.building_id and u.id = h.unit_id
    where r.building_id = p.building_id and r.payment_id = p.id and r.undone_entry_id is null) as receipts`
const tables = 'ledger_payments p join ledger_entries e on e.building_id = p.building_id and e.id = p.entry_id'

/** Lists payments, the newest first: all, or those of which something is to be placed. */
export const selectPayments = async (
  db: Database,
  buildingId: string,
  { cursor, limit, shows }: PaymentQuery,
): Promise<Page<Payment>> => {
  const [beforeDay = null, beforeId = null] = cursor === undefined ? [] : readCursor(cursor, 2)
  const { rows } = await run(
    db,
    `select ${columns} from ${tables}
     where p.building_id = $1::uuid and not p.is_withdrawn and ($2::date is null or (p.value_day, p.id) < ($2::date, $3::uuid))
       and ($4::text = 'all' or p.unplaced_cents > 0 and p.returned_entry_id is null)
     order by p.value_day desc, p.id desc limit ${limit + 1}`,
    [buildingId, beforeDay, beforeId, shows],
  )
  return pageOf(
    rows as Payment[],
    limit,
    (payment) => payment,
    ({ receivedOn, _id }) => writeCursor([receivedOn, _id]),
  )
}

/** Reads a payment of the building, or null. */
export const selectPayment = async (db: Database, buildingId: string, id: string): Promise<Payment | null> => {
  const { rows } = await run(
    db,
    `select ${columns} from ${tables} where p.building_id = $1::uuid and p.id = $2::uuid and not p.is_withdrawn`,
    [buildingId, id],
  )
  return (rows as Payment[])[0] ?? null
}

const placed =
  'ledger_receipts r where r.building_id = p.building_id and r.payment_id = p.id and r.undone_entry_id is null'

/**
 * Whether a payment of the same day, way and amount is there that the bank didn't return: of the same unit, or of the same
 * payer where one of the two has no unit yet.
 */
export const isLikeAnother = async (
  db: Database,
  buildingId: string,
  { receivedOn, way, cents, payer, place }: PaymentDraft,
): Promise<boolean> => {
  const { rows } = await run(
    db,
    `select exists (
       select from ledger_payments p
       where p.building_id = $1::uuid and p.value_day = $2::date and p.way = $3 and p.cents = $4::bigint
         and p.returned_entry_id is null
         and (exists (select from ${placed} and r.holding_id = $6::uuid)
           or p.payer is not distinct from $5::text and ($6::uuid is null or not exists (select from ${placed})))
     ) as found`,
    [buildingId, receivedOn, way, cents, payer, place?.holdingId ?? null],
  )
  return (rows as { found: boolean }[])[0]!.found
}

/** Has those who record payments of a building do it one after the other, until the transaction ends. */
export const holdRecording = async (db: Database, buildingId: string): Promise<void> => {
  await run(db, `select pg_advisory_xact_lock(hashtextextended('payments of ' || $1::text, 0))`, [buildingId])
}
