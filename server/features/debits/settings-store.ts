import type { DebitSettings } from '../../../contract/debits/debit-settings.ts'
import { run, type Database } from '../../db/connection.ts'

/** Settings as they are kept, with the sealed account that returns come from. */
export type KnownSettings = DebitSettings & { returnSealed: Buffer }

const columns = `s.version, s.originator_id as "originatorNumber", s.data_centre as "dataCentre",
  s.transaction_code as "transactionCode", s.short_name as "shortName", s.long_name as "longName",
  s.return_institution as "returnInstitution", s.return_transit as "returnTransit", s.return_sealed as "returnSealed",
  s.return_last_three as "returnLastThree", s.next_number as "nextNumber", s.contact,
  s.letter_on as "letterOn", s.confirmed_on as "confirmedOn", s.is_offered as "isOffered"`

/** Reads the settings of a building, or null; held for a change where that is asked. */
export const selectSettings = async (
  db: Database,
  buildingId: string,
  { isHeld = false } = {},
): Promise<KnownSettings | null> => {
  const { rows } = await run(
    db,
    `select ${columns} from debit_settings s where s.building_id = $1::uuid${isHeld ? ' for update' : ''}`,
    [buildingId],
  )
  return (rows as KnownSettings[])[0] ?? null
}

/** Saves the settings of a building, which the caller holds where there are some; false where someone else did so first. */
export const upsertSettings = async (
  db: Database,
  buildingId: string,
  { version, ...settings }: KnownSettings,
): Promise<boolean> => {
  const { numAffectedRows } = await run(
    db,
    `insert into debit_settings as s (building_id, version, originator_id, data_centre, transaction_code, short_name,
       long_name, return_institution, return_transit, return_sealed, return_last_three, next_number, contact, letter_on,
       confirmed_on, is_offered)
     values ($1::uuid, 1, $3, $4, $5, $6, $7, $8, $9, $10::bytea, $11, $12::integer, $13, $14::date, $15::date, $16::boolean)
     on conflict (building_id) do update set version = s.version + 1, originator_id = excluded.originator_id,
       data_centre = excluded.data_centre, transaction_code = excluded.transaction_code,
       short_name = excluded.short_name, long_name = excluded.long_name,
       return_institution = excluded.return_institution, return_transit = excluded.return_transit,
       return_sealed = excluded.return_sealed, return_last_three = excluded.return_last_three,
       next_number = excluded.next_number, contact = excluded.contact, letter_on = excluded.letter_on,
       confirmed_on = excluded.confirmed_on, is_offered = excluded.is_offered
     where s.version = $2::integer`,
    [
      ...[buildingId, version, settings.originatorNumber, settings.dataCentre, settings.transactionCode],
      ...[settings.shortName, settings.longName, settings.returnInstitution, settings.returnTransit],
      ...[settings.returnSealed, settings.returnLastThree, settings.nextNumber, settings.contact],
      ...[settings.letterOn, settings.confirmedOn, settings.isOffered],
    ],
  )
  return numAffectedRows === 1n
}

/** Takes the number of a file, whose settings the caller holds. */
export const takeNumber = async (db: Database, buildingId: string): Promise<void> => {
  await run(db, 'update debit_settings set next_number = next_number + 1 where building_id = $1::uuid', [buildingId])
}

/** Finds the highest number of the files of an originator; 0 before the first. */
export const selectLastNumber = async (db: Database, buildingId: string, originatorNumber: string): Promise<number> => {
  const { rows } = await run(
    db,
    `select coalesce(max(r.file_number), 0) as last from debit_runs r
     where r.building_id = $1::uuid and r.originator_id = $2`,
    [buildingId, originatorNumber],
  )
  return (rows as { last: number }[])[0]!.last
}

/** Lists the open buildings whose bank confirmed a file of debits. */
export const selectDebiting = async (db: Database): Promise<string[]> => {
  const { rows } = await run(
    db,
    `select b.id from buildings b join debit_settings s on s.building_id = b.id
     where b.suspended_at is null and s.confirmed_on is not null order by b.id`,
  )
  return (rows as { id: string }[]).map(({ id }) => id)
}
