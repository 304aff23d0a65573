import type { WaitingPayment } from '../../../../contract/banking/waiting.ts'
import type { LocalDate } from '../../../../contract/time.ts'
import type { ChargeType } from '../../../../law/law.ts'
import { run, type Database } from '../../../db/connection.ts'
import { ownsStill } from '../../ledger/ledger.ts'

const owes = (when: string) => `(select coalesce(sum(i.open_cents), 0) from ledger_items i
  where i.building_id = h.building_id and i.holding_id = h.id and i.undone_entry_id is null and ${when}
    and i.type <> all($5::text[]))`

/** Whether an account owns a holding `h`, as SQL. */
const isOwn = (account: string) => `exists (
  select from ledger_holders o join people p on p.building_id = o.building_id and p.id = o.person_id
  where o.building_id = h.building_id and o.holding_id = h.id and p.account_id = ${account} and ${ownsStill('$2::date')})`

const asked = `bank_questions q
  join ledger_holdings h on h.building_id = q.building_id and h.id = q.holding_id
  where q.building_id = p.building_id and q.payment_id = p.id`

/**
 * Reads the payments that wait for an account's word, the oldest first: those of which something isn't allocated, and that
 * may be for holdings of which it owns each one. What is paid only on the payer's word isn't counted as due. Given an id, that
 * one alone.
 */
export const selectWaiting = async (
  db: Database,
  buildingId: string,
  {
    accountId,
    today,
    onWord,
    id = null,
  }: { accountId: string; today: LocalDate; onWord: readonly ChargeType[]; id?: string | null },
): Promise<WaitingPayment[]> => {
  const { rows } = await run(
    db,
    `select p.id as "_id", p.value_day as "receivedOn", p.way, p.cents::float8 as cents,
       p.unplaced_cents::float8 as "unplacedCents",
       (select json_agg(json_build_object('holdingId', h.id, 'unitNumber', u.unit_number, 'dueCents', ${owes('i.due_on <= $2::date')},
           'laterCents', ${owes("i.due_on > $2::date and i.due_on <= $2::date + interval '1 month'")}) order by u.sort_key, h.id)
         from bank_questions q
         join ledger_holdings h on h.building_id = q.building_id and h.id = q.holding_id
         join units u on u.building_id = h.building_id and u.id = h.unit_id
         where q.building_id = p.building_id and q.payment_id = p.id) as holdings
     from ledger_payments p
     where p.building_id = $1::uuid and ($4::uuid is null or p.id = $4::uuid)
       and p.unplaced_cents > 0 and p.returned_entry_id is null
       and exists (select from ${asked}) and not exists (select from ${asked} and not ${isOwn('$3::uuid')})
     order by p.value_day, p.id`,
    [buildingId, today, accountId, id, onWord],
  )
  return rows as WaitingPayment[]
}

/** A payment as the owners who may have paid it are asked about it. */
export interface AskedPayment {
  _id: string
  receivedOn: LocalDate
  cents: number
  /** Not allocated yet; nothing once it is answered. */
  unplacedCents: number
  unitNumbers: string[]
  /** The accounts that own each of the units. */
  accountIds: string[]
}

/**
 * Reads payments about which owners were asked, with who may answer; none that the bank returned, or that was
 * allocated to others. */
export const selectAsked = async (
  db: Database,
  buildingId: string,
  ids: readonly string[],
  today: LocalDate,
): Promise<AskedPayment[]> => {
  const { rows } = await run(
    db,
    `select p.id as "_id", p.value_day as "receivedOn", p.cents::float8 as cents,
       p.unplaced_cents::float8 as "unplacedCents",
       (select json_agg(u.unit_number order by u.sort_key) from bank_questions q
         join ledger_holdings h on h.building_id = q.building_id and h.id = q.holding_id
         join units u on u.building_id = h.building_id and u.id = h.unit_id
         where q.building_id = p.building_id and q.payment_id = p.id) as "unitNumbers",
       (select coalesce(json_agg(a.id), '[]') from (select distinct n.account_id as id from ledger_holders m
           join people n on n.building_id = m.building_id and n.id = m.person_id
           join bank_questions mq on mq.building_id = m.building_id and mq.holding_id = m.holding_id
           where m.building_id = p.building_id and mq.payment_id = p.id and n.account_id is not null) a
         where not exists (select from ${asked} and not ${isOwn('a.id')})) as "accountIds"
     from ledger_payments p
     where p.building_id = $1::uuid and p.id = any($3::uuid[])
       and p.returned_entry_id is null and exists (select from ${asked})
       and (p.unplaced_cents > 0 or exists (select from ledger_receipts r
         join bank_questions m on m.building_id = r.building_id and m.holding_id = r.holding_id and m.payment_id = p.id
         where r.building_id = p.building_id and r.payment_id = p.id and r.undone_entry_id is null))`,
    [buildingId, today, ids],
  )
  return rows as AskedPayment[]
}
