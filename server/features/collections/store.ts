import type { LocalDate } from '../../../contract/time.ts'
import { selected, type ColumnsOf } from '../../db/columns.ts'
import { run, type Database } from '../../db/connection.ts'
import { ownsStill } from '../ledger/ledger.ts'
import { openOf, type KnownAction } from './known.ts'

type Plain = Omit<KnownAction, 'cents' | 'charges' | 'instalments' | 'copies'>

const columns = {
  _id: 'id',
  holdingId: 'holding_id',
  kind: 'kind',
  on: 'on_date',
  words: 'words',
  forLien: 'for_lien',
  forAction: 'for_action',
  letterId: 'letter_id',
  payBy: 'pay_by',
  method: 'method',
  decidedOn: 'decided_on',
  decision: 'decision',
  heldBy: 'held_by',
  forum: 'forum',
  registeredOn: 'registered_on',
  number: 'number',
  endedOn: 'ended_on',
  endId: 'end_id',
  endWords: 'end_words',
  endNumber: 'end_number',
  outcome: 'outcome',
} as const satisfies ColumnsOf<Plain, 'collection_actions'>

const ofAction = (table: string) => `${table}.building_id = a.building_id and ${table}.action_id = a.id`

/** When the last of a charge `i` was paid or written off by its allocations, or it was cancelled. */
const settledOn = `greatest(e.day, (select max(r.day) from ledger_allocations l
    join ledger_receipts r on r.building_id = l.building_id and r.id = l.receipt_id
    where l.building_id = i.building_id and l.item_id = i.id and l.undone_entry_id is null))`

/** What paid a charge `i`, with the day of the money. */
const paid = `(select coalesce(json_agg(json_build_object('day', r.day, 'cents', l.cents) order by r.day), '[]')
    from ledger_allocations l join ledger_receipts r on r.building_id = l.building_id and r.id = l.receipt_id
    where l.building_id = i.building_id and l.item_id = i.id and l.undone_entry_id is null)`

const whole = `${selected('a', columns)}, a.cents::float8 as cents,
  (select coalesce(json_agg(json_build_object('_id', i.id, 'type', i.type, 'words', i.words, 'dueOn', i.due_on,
      'cents', c.cents, 'openCents', case when i.undone_entry_id is null then i.open_cents else 0 end,
      'settledOn', ${settledOn}, 'paid', ${paid}) order by i.due_on, i.id), '[]')
    from collection_charges c join ledger_items i on i.building_id = c.building_id and i.id = c.item_id
    left join ledger_entries e on e.building_id = i.building_id and e.id = i.undone_entry_id
    where ${ofAction('c')}) as charges,
  (select coalesce(json_agg(json_build_object('dueOn', n.due_on, 'cents', n.cents) order by n.due_on), '[]')
    from collection_instalments n where ${ofAction('n')}) as instalments,
  (select coalesce(json_agg(json_build_object('mortgageeId', m.mortgagee_id, 'method', m.method, 'on', m.on_date)), '[]')
    from collection_copies m where ${ofAction('m')}) as copies`

/** Finds the accounts with a charge due before a day, or about which something was done, by unit. */
export const selectCollected = async (db: Database, buildingId: string, today: LocalDate): Promise<string[]> => {
  const { rows } = await run(
    db,
    `select h.id from ledger_holdings h join units u on u.building_id = h.building_id and u.id = h.unit_id
     where h.building_id = $1::uuid and h.id in (
       select i.holding_id from ledger_items i
       where i.building_id = $1::uuid and i.open_cents > 0 and i.undone_entry_id is null and i.due_on < $2::date
       union select f.holding_id from collection_files f where f.building_id = $1::uuid)
     order by u.sort_key, h.id`,
    [buildingId, today],
  )
  return (rows as { id: string }[]).map(({ id }) => id)
}

/** Reads the actions of some accounts of the building, the newest first. */
export const selectActions = async (
  db: Database,
  buildingId: string,
  holdingIds: readonly string[],
): Promise<KnownAction[]> => {
  const { rows } = await run(
    db,
    `select ${whole} from collection_actions a
     where a.building_id = $1::uuid and a.holding_id = any($2::uuid[])
     order by a.on_date desc, a.id desc`,
    [buildingId, holdingIds],
  )
  return rows as KnownAction[]
}

/** Reads the versions of accounts that had a step, by account. */
export const selectVersions = async (db: Database, buildingId: string): Promise<Map<string, number>> => {
  const { rows } = await run(
    db,
    'select holding_id as "holdingId", version from collection_files where building_id = $1::uuid',
    [buildingId],
  )
  return new Map((rows as { holdingId: string; version: number }[]).map((row) => [row.holdingId, row.version]))
}

/** Holds the file of an account for a step, and makes it with the first; answers its version before the step. */
export const holdFile = async (db: Database, buildingId: string, holdingId: string): Promise<number> => {
  await run(
    db,
    `insert into collection_files (building_id, holding_id, version) values ($1::uuid, $2::uuid, 0)
     on conflict do nothing`,
    [buildingId, holdingId],
  )
  const { rows } = await run(
    db,
    'select version from collection_files where building_id = $1::uuid and holding_id = $2::uuid for update',
    [buildingId, holdingId],
  )
  return (rows as { version: number }[])[0]!.version
}

/** Counts a step of an account; the caller holds its file. */
export const countStep = async (db: Database, buildingId: string, holdingId: string): Promise<void> => {
  await run(
    db,
    'update collection_files set version = version + 1 where building_id = $1::uuid and holding_id = $2::uuid',
    [buildingId, holdingId],
  )
}

/** Reads what was open of charges at the end of a day: what is open now, and what was paid later. */
export const selectOpenOn = async (
  db: Database,
  buildingId: string,
  chargeIds: readonly string[],
  day: LocalDate,
): Promise<Map<string, number>> => {
  const { rows } = await run(
    db,
    `select i.id as "_id", (i.open_cents + coalesce((select sum(l.cents) from ledger_allocations l
       join ledger_receipts r on r.building_id = l.building_id and r.id = l.receipt_id
       where l.building_id = i.building_id and l.item_id = i.id and l.undone_entry_id is null and r.day > $3::date), 0)
     )::float8 as cents
     from ledger_items i where i.building_id = $1::uuid and i.id = any($2::uuid[])`,
    [buildingId, chargeIds, day],
  )
  return new Map((rows as { _id: string; cents: number }[]).map(({ _id, cents }) => [_id, cents]))
}

/** Reads who owns accounts on a day, by account. */
export const selectOwners = async (
  db: Database,
  buildingId: string,
  holdingIds: readonly string[],
  today: LocalDate,
): Promise<Map<string, { personId: string; name: string }[]>> => {
  const { rows } = await run(
    db,
    `select o.holding_id as "holdingId", p.id as "personId", p.name from ledger_holders o
     join ledger_holdings h on h.building_id = o.building_id and h.id = o.holding_id
     join people p on p.building_id = o.building_id and p.id = o.person_id
     where o.building_id = $1::uuid and o.holding_id = any($2::uuid[]) and ${ownsStill('$3::date')}
     order by p.name, p.id`,
    [buildingId, holdingIds, today],
  )
  return Map.groupBy(rows as { holdingId: string; personId: string; name: string }[], ({ holdingId }) => holdingId)
}

/** What an action is made with; what is left out is empty. */
export type NewAction = Pick<Plain, '_id' | 'holdingId' | 'kind' | 'on'> &
  Partial<
    Pick<
      Plain,
      | 'words'
      | 'forLien'
      | 'forAction'
      | 'letterId'
      | 'payBy'
      | 'method'
      | 'decidedOn'
      | 'decision'
      | 'heldBy'
      | 'forum'
      | 'number'
    >
  > & {
    charges: readonly { _id: string; openCents: number }[]
    instalments?: readonly { dueOn: LocalDate; cents: number }[]
  }

/** Adds an action with the charges that it names; the caller holds the file. */
export const insertAction = async (
  db: Database,
  buildingId: string,
  { charges, instalments = [], ...one }: NewAction,
  at: string,
): Promise<void> => {
  await run(
    db,
    `insert into collection_actions (id, building_id, holding_id, kind, on_date, made_at, cents, words, for_lien, for_action,
       letter_id, method, decided_on, decision, held_by, forum, number, pay_by)
     values ($2::uuid, $1::uuid, $3::uuid, $4, $5::date, $6::timestamptz, $7::bigint, $8, $9, $10, $11::uuid, $12, $13::date,
       $14, $15, $16, $17, $18::date)`,
    [
      ...[buildingId, one._id, one.holdingId, one.kind, one.on, at],
      openOf({ charges }),
      ...[one.words ?? '', one.forLien ?? false, one.forAction ?? false, one.letterId ?? null, one.method ?? null],
      ...[one.decidedOn ?? null, one.decision ?? '', one.heldBy ?? null, one.forum ?? null, one.number ?? ''],
      one.payBy ?? null,
    ],
  )
  await run(
    db,
    `insert into collection_charges (building_id, action_id, item_id, cents)
     select $1::uuid, $2::uuid, c._id, c."openCents"
     from jsonb_to_recordset($3::jsonb) as c (_id uuid, "openCents" bigint)`,
    [buildingId, one._id, JSON.stringify(charges)],
  )
  await run(
    db,
    `insert into collection_instalments (building_id, action_id, due_on, cents)
     select $1::uuid, $2::uuid, n."dueOn", n.cents from jsonb_to_recordset($3::jsonb) as n ("dueOn" date, cents bigint)`,
    [buildingId, one._id, JSON.stringify(instalments)],
  )
}

/** Writes how an action ended; the caller holds the file. */
export const endAction = async (
  db: Database,
  buildingId: string,
  id: string,
  end: { _id: string; on: LocalDate; words: string; number?: string; outcome?: string },
): Promise<void> => {
  await run(
    db,
    `update collection_actions set ended_on = $3::date, end_words = $4, end_number = $5, outcome = $6, end_id = $7::uuid
     where building_id = $1::uuid and id = $2::uuid`,
    [buildingId, id, end.on, end.words, end.number ?? '', end.outcome ?? null, end._id],
  )
}

/** Writes when and under which number a lien was registered; the caller holds the file. */
export const updateRegistered = async (
  db: Database,
  buildingId: string,
  id: string,
  { on, number }: { on: LocalDate; number: string },
): Promise<void> => {
  await run(
    db,
    `update collection_actions set registered_on = $3::date, number = $4 where building_id = $1::uuid and id = $2::uuid`,
    [buildingId, id, on, number],
  )
}

/** Writes how a mortgagee got its copy of a demand, also where it was written before. */
export const writeCopy = async (
  db: Database,
  buildingId: string,
  id: string,
  copy: KnownAction['copies'][number],
): Promise<void> => {
  await run(
    db,
    `insert into collection_copies (building_id, action_id, mortgagee_id, method, on_date)
     values ($1::uuid, $2::uuid, $3::uuid, $4, $5::date)
     on conflict (building_id, action_id, mortgagee_id) do update set method = excluded.method, on_date = excluded.on_date`,
    [buildingId, id, copy.mortgageeId, copy.method, copy.on],
  )
}
