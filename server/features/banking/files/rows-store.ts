import { run, type Database } from '../../../db/connection.ts'
import type { Compared, Identified } from './judging.ts'

const given = `jsonb_to_recordset($3::jsonb) as g ("_id" uuid, place integer, day date, cents bigint, text text,
  "textKey" text, nth integer, reference text, "balanceCents" bigint)`
const isSame = `r.account_id = $2::uuid and r.day = g.day and r.cents = g.cents and r.text_key = g."textKey" and r.nth = g.nth`

const placed = (rows: readonly Identified[]) => JSON.stringify(rows.map((row, place) => ({ ...row, place })))

/** Compares rows of a file with those of its account, in one statement. */
export const compareRows = async (
  db: Database,
  buildingId: string,
  accountId: string,
  rows: readonly Identified[],
): Promise<Compared> => {
  const { rows: found } = await run(
    db,
    `with given as (select * from ${given}),
     known as (
       select g.place, r.id from given g join bank_rows r on r.building_id = $1::uuid and ${isSame}
     ), alike as (
       select g.place from given g
       where not exists (select from known k where k.place = g.place) and exists (
         select from bank_rows r where r.building_id = $1::uuid and r.account_id = $2::uuid and r.day = g.day
           and r.cents = g.cents and r.text_key <> g."textKey" and not exists (select from known k where k.id = r.id))
     )
     select (select coalesce(json_agg(place), '[]') from known) as known, (select count(*)::integer from alike) as alike`,
    [buildingId, accountId, placed(rows)],
  )
  const { known, alike } = (found as { known: number[]; alike: number }[])[0]!
  return { known: new Set(known), alike }
}

/** Adds the rows of a file that its account doesn't have, in one statement; answers how many. */
export const insertRows = async (
  db: Database,
  buildingId: string,
  { accountId, fileId }: { accountId: string; fileId: string },
  rows: readonly (Identified & { _id: string })[],
): Promise<number> => {
  const { rows: made } = await run(
    db,
    `insert into bank_rows (id, building_id, account_id, file_id, day, cents, text, text_key, nth, reference,
       balance_cents, state)
     select g."_id", $1::uuid, $2::uuid, $4::uuid, g.day, g.cents, g.text, g."textKey", g.nth, g.reference,
       g."balanceCents", 'toMatch'
     from ${given} order by g.place
     on conflict do nothing
     returning id`,
    [buildingId, accountId, placed(rows), fileId],
  )
  return made.length
}

/** Takes the rows away that a file added; the caller holds the account, and none of them is posted. Answers how many. */
export const deleteRows = async (db: Database, buildingId: string, fileId: string): Promise<number> => {
  const { rows } = await run(
    db,
    'delete from bank_rows where building_id = $1::uuid and file_id = $2::uuid returning id',
    [buildingId, fileId],
  )
  return rows.length
}
