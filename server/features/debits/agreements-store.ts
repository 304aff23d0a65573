import type { AgreementQuery } from '../../../contract/debits.ts'
import type { Agreement } from '../../../contract/debits/agreement.ts'
import type { Page } from '../../../contract/route.ts'
import type { Instant, LocalDate } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'
import { anyHolds, containing } from '../../db/finding.ts'
import { pageOf, readCursor, writeCursor } from '../../db/keyset.ts'

/** Whether the bank returned a debit by its payment `p`, as SQL. */
export const isReturned = 'coalesce(p.returned_entry_id is not null and not p.is_withdrawn, false)'
/** The last day of the owner who left first, of those who had the holding `h` when the agreement `g` was made, as SQL. */
export const leftOn = `least(h.to_date, (
    select min(o.last_day) from (
      select max(coalesce(w.to_date, 'infinity'::date)) as last_day from ledger_holders o
      join ownerships w on w.building_id = o.building_id and w.person_id = o.person_id and w.unit_id = h.unit_id
      where o.building_id = h.building_id and o.holding_id = h.id
      group by o.person_id having min(coalesce(w.from_date, '-infinity'::date)) <= g.agreed_on
        and max(coalesce(w.to_date, 'infinity'::date)) >= g.agreed_on) o))`
/** An agreement ends once one of these owners has sold: no one’s account is debited for others. */
const isLeft = `${leftOn} < $2::date`
const endedOn = `case when ${isLeft} then least(g.ended_on, ${leftOn}) else g.ended_on end`
const tables = `debit_agreements g
  join ledger_holdings h on h.building_id = g.building_id and h.id = g.holding_id
  join units u on u.building_id = h.building_id and u.id = h.unit_id`
const columns = `g.id as "_id", g.version, g.holding_id as "holdingId",
  json_build_object('_id', u.id, 'unitNumber', u.unit_number) as unit, g.payer_name as "payerName", g.institution,
  g.last_three as "lastThree", g.is_business as "isBusiness", g.covers, g.starts_on as "startsOn",
  g.is_notice_waived as "isNoticeWaived", g.agreed_on as "agreedOn", g.identity, g.terms, ${endedOn} as "endedOn",
  case when g.ended_on is null and ${isLeft} then 'An owner sold.' else g.end_reason end as "endReason",
  (select json_build_object('cents', n.cents, 'toldOn', n.told_on, 'from', greatest(n.day, n.from_date))
    from debit_notices n where n.building_id = g.building_id and n.agreement_id = g.id order by n.id desc limit 1) as notice,
  (select json_build_object('on', r.day, 'cents', d.cents, 'isReturned', ${isReturned})
    from debits d join debit_runs r on r.building_id = d.building_id and r.id = d.run_id
    left join ledger_payments p on p.building_id = d.building_id and p.id = d.payment_id
    where d.building_id = g.building_id and d.agreement_id = g.id and r.state <> 'cancelled' and not r.is_test
      and r.day <= $2::date
    order by r.day desc, r.id desc limit 1) as "lastDebit"`

const isEnded = `(${endedOn}) is not null`

/** Lists agreements by unit, as of a day; words are looked for in unit numbers and the names of account holders. */
export const selectAgreements = async (
  db: Database,
  buildingId: string,
  { cursor, limit, search, shows }: AgreementQuery,
  today: LocalDate,
): Promise<Page<Agreement>> => {
  const [afterKey = null, afterId = null] = cursor === undefined ? [] : readCursor(cursor, 2)
  const { rows } = await run(
    db,
    `select ${columns}, u.sort_key as "sortKey" from ${tables}
     where g.building_id = $1::uuid and ${shows === 'ended' ? isEnded : `not ${isEnded}`}
       and ($3::text is null or (u.sort_key, g.id) > ($3::text, $4::uuid))
       and ($5::text is null or ${anyHolds(['u.unit_number', 'g.payer_name'], '$5::text')})
     order by u.sort_key, g.id limit ${limit + 1}`,
    [buildingId, today, afterKey, afterId, search ? containing(search) : null],
  )
  return pageOf(
    rows as (Agreement & { sortKey: string })[],
    limit,
    ({ sortKey: _, ...agreement }) => agreement,
    ({ sortKey, _id }) => writeCursor([sortKey, _id]),
  )
}

/** Reads the agreements of some holdings that run on a day. */
export const selectRunning = async (
  db: Database,
  buildingId: string,
  today: LocalDate,
  holdingIds: readonly string[] | null = null,
): Promise<Agreement[]> => {
  const { rows } = await run(
    db,
    `select ${columns} from ${tables}
     where g.building_id = $1::uuid and not ${isEnded} and ($3::uuid[] is null or g.holding_id = any($3::uuid[]))
     order by u.sort_key, g.id`,
    [buildingId, today, holdingIds],
  )
  return rows as Agreement[]
}

/** Reads an agreement of the building, or null. */
export const selectAgreement = async (
  db: Database,
  buildingId: string,
  id: string,
  today: LocalDate,
): Promise<Agreement | null> => {
  const { rows } = await run(
    db,
    `select ${columns} from ${tables} where g.building_id = $1::uuid and g.id = $3::uuid`,
    [buildingId, today, id],
  )
  return (rows as Agreement[])[0] ?? null
}

/** Holds an agreement of the building until the transaction ends. */
export const lockAgreement = async (db: Database, buildingId: string, id: string): Promise<void> => {
  await run(db, 'select from debit_agreements where building_id = $1::uuid and id = $2::uuid for update', [
    buildingId,
    id,
  ])
}

/** An agreement to keep. */
export type NewAgreement = Pick<
  Agreement,
  | '_id'
  | 'holdingId'
  | 'payerName'
  | 'institution'
  | 'lastThree'
  | 'isBusiness'
  | 'covers'
  | 'startsOn'
  | 'isNoticeWaived'
  | 'agreedOn'
  | 'identity'
  | 'terms'
> & { sealed: Buffer; madeBy: string | null; at: Instant }

/** Keeps an agreement. */
export const insertAgreement = async (db: Database, buildingId: string, made: NewAgreement): Promise<void> => {
  await run(
    db,
    `insert into debit_agreements (id, building_id, holding_id, payer_name, institution, last_three, sealed, is_business,
       covers, starts_on, is_notice_waived, agreed_on, identity, terms, made_by, created_at)
     values ($2::uuid, $1::uuid, $3::uuid, $4, $5, $6, $7::bytea, $8::boolean, $9, $10::date, $11::boolean, $12::date,
       $13, $14::jsonb, $15::uuid, $16::timestamptz)`,
    [
      ...[buildingId, made._id, made.holdingId, made.payerName, made.institution, made.lastThree, made.sealed],
      ...[made.isBusiness, made.covers, made.startsOn, made.isNoticeWaived, made.agreedOn, made.identity],
      ...[JSON.stringify(made.terms), made.madeBy, made.at],
    ],
  )
}

/** Ends agreements; answers the ids of those that ran until then. */
export const endAgreements = async (
  db: Database,
  buildingId: string,
  which: { id: string } | { holdingId: string },
  { on, reason }: { on: LocalDate; reason: string | null },
): Promise<string[]> => {
  const [column, id] = 'id' in which ? ['id', which.id] : ['holding_id', which.holdingId]
  const { rows } = await run(
    db,
    `update debit_agreements set ended_on = $3::date, end_reason = $4, version = version + 1
     where building_id = $1::uuid and ${column} = $2::uuid and ended_on is null returning id`,
    [buildingId, id, on, reason],
  )
  return (rows as { id: string }[]).map((row) => row.id)
}

/** Reads the sealed bank details of agreements, by agreement; those that were erased are missing. */
export const selectSealed = async (
  db: Database,
  buildingId: string,
  ids: readonly string[],
): Promise<Map<string, Buffer>> => {
  const { rows } = await run(
    db,
    'select id, sealed from debit_agreements where building_id = $1::uuid and id = any($2::uuid[]) and sealed is not null',
    [buildingId, ids],
  )
  return new Map((rows as { id: string; sealed: Buffer }[]).map(({ id, sealed }) => [id, sealed]))
}

/** Erases the bank details of agreements that ended, and of files made, before a day. */
export const eraseBankDetails = async (db: Database, before: LocalDate): Promise<void> => {
  await run(
    db,
    `update debit_agreements g set sealed = null from ledger_holdings h
     where g.sealed is not null and h.building_id = g.building_id and h.id = g.holding_id
       and least(g.ended_on, ${leftOn}) < $1::date`,
    [before],
  )
  await run(db, 'update debit_runs set sealed = null where sealed is not null and day < $1::date', [before])
}
