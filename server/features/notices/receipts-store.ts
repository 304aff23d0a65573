import { run, type Database } from '../../db/connection.ts'
import { asksOf, current, reader, readerValues, visibleTo, type Reader } from './audience-store.ts'

const markRead = (by: Reader) => `
  with ${reader}
  insert into notice_receipts (building_id, notice_id, account_id, round, read_at)
  select n.building_id, n.id, $2, n.round, $5 from notices n
  where n.id = $6 and ${visibleTo(by)} and ${current}
  on conflict do nothing`

/** Notes that the reader opened a public notice; answers whether this was the first time. */
export const insertRead = async (db: Database, by: Reader, id: string): Promise<boolean> => {
  const { numAffectedRows } = await run(db, markRead(by), [...readerValues(by), id])
  return (numAffectedRows ?? 0n) > 0n
}

const acknowledge = `
  with ${reader}
  insert into notice_receipts (building_id, notice_id, account_id, round, read_at, acknowledged_at)
  select n.building_id, n.id, $2, n.round, $5, $5 from notices n
  where n.id = $6 and ${visibleTo({ manages: false })} and ${asksOf}
  on conflict (notice_id, account_id, round) do update
    set acknowledged_at = coalesce(notice_receipts.acknowledged_at, excluded.acknowledged_at)
  returning acknowledged_at`

/**
 * Notes that the reader took note, if the notice asks them: one statement, in which the row of the receipt decides the
 * race. Answers the moment that stands, or null.
 */
export const upsertAcknowledgement = async (db: Database, by: Reader, id: string): Promise<string | null> => {
  const { rows } = await run(db, acknowledge, [...readerValues(by), id])
  return (rows[0] as { acknowledged_at: string } | undefined)?.acknowledged_at ?? null
}
