import type { LetterKind } from '../../../../contract/forms/templates.ts'
import type { PlatformRole } from '../../../../contract/roles.ts'
import type { Instant, LocalDate } from '../../../../contract/time.ts'
import type { CurrentAccount } from '../../../context.ts'
import { run, type Database } from '../../../db/connection.ts'

/** Who sent a run, and what kind of letter it is. */
export const selectSender = async (
  db: Database,
  buildingId: string,
  runId: string,
): Promise<{ account: CurrentAccount; kind: LetterKind } | null> => {
  const { rows } = await run(
    db,
    `select r.kind, a.id as _id, a.first_name as "firstName", a.last_name as "lastName", a.email,
       a.platform_role as "platformRole"
     from letter_runs r join accounts a on a.id = r.account_id where r.building_id = $1::uuid and r.id = $2::uuid`,
    [buildingId, runId],
  )
  const row = rows[0] as (CurrentAccount & { kind: LetterKind; platformRole: PlatformRole }) | undefined
  if (!row) return null
  const { kind, ...account } = row
  return { account, kind }
}

/** The letters of a run that were neither sent nor given up, in the order of the units. */
export const selectWaitingIds = async (db: Database, buildingId: string, runId: string): Promise<string[]> => {
  const { rows } = await run(
    db,
    `select l.id from letters l join units u on u.building_id = l.building_id and u.id = l.unit_id
     where l.building_id = $1::uuid and l.run_id = $2::uuid and l.sent_at is null and l.failure is null
     order by u.sort_key`,
    [buildingId, runId],
  )
  return (rows as { id: string }[]).map(({ id }) => id)
}

/** Holds a letter that waits; false for one that was sent meanwhile. */
export const claimLetter = async (db: Database, buildingId: string, id: string): Promise<boolean> => {
  const { rows } = await run(
    db,
    `select id from letters where building_id = $1::uuid and id = $2::uuid and sent_at is null and failure is null
     for update`,
    [buildingId, id],
  )
  return rows.length > 0
}

/** The letter is filed and leaves: of whom it reaches by mail, or in the product, the day is known. */
export const updateSent = async (
  db: Database,
  buildingId: string,
  id: string,
  sent: { documentId: string; at: Instant; day: LocalDate; deemedOn: LocalDate | null; source: string | null },
): Promise<void> => {
  await run(
    db,
    `update letters set document_id = $3::uuid, sent_at = $4::timestamptz
     where building_id = $1::uuid and id = $2::uuid`,
    [buildingId, id, sent.documentId, sent.at],
  )
  await run(
    db,
    `update letter_addressees set sent_on = $3::date,
       deemed_on = case when way = 'email' then $4::date end, deemed_source = case when way = 'email' then $5::text end
     where building_id = $1::uuid and letter_id = $2::uuid and way <> 'paper'`,
    [buildingId, id, sent.day, sent.deemedOn, sent.source],
  )
}

/** Gives a letter up that cannot be filed; false for one that was sent, or given up, meanwhile. */
export const updateFailed = async (db: Database, buildingId: string, id: string, failure: string): Promise<boolean> => {
  const { numAffectedRows } = await run(
    db,
    `update letters set failure = $3
     where building_id = $1::uuid and id = $2::uuid and sent_at is null and failure is null`,
    [buildingId, id, failure],
  )
  return numAffectedRows === 1n
}

/** Ends a run whose letters are all done; false where it had ended, or has not. */
export const updateFinished = async (
  db: Database,
  buildingId: string,
  runId: string,
  at: Instant,
): Promise<boolean> => {
  const { numAffectedRows } = await run(
    db,
    `update letter_runs set finished_at = $3::timestamptz
     where building_id = $1::uuid and id = $2::uuid and finished_at is null and not exists (
       select from letters l where l.building_id = $1::uuid and l.run_id = $2::uuid and l.sent_at is null
         and l.failure is null)`,
    [buildingId, runId, at],
  )
  return numAffectedRows === 1n
}

/** The folder into which letters are filed, while it is there. */
export const selectFolder = async (db: Database, buildingId: string): Promise<string | null> => {
  const { rows } = await run(
    db,
    `select f.id from letter_folders l join document_folders f on f.building_id = l.building_id and f.id = l.folder_id
     where l.building_id = $1::uuid and f.deleted_at is null`,
    [buildingId],
  )
  return (rows[0] as { id: string } | undefined)?.id ?? null
}

export const upsertFolder = async (db: Database, buildingId: string, folderId: string): Promise<void> => {
  await run(
    db,
    `insert into letter_folders (building_id, folder_id) values ($1::uuid, $2::uuid)
     on conflict (building_id) do update set folder_id = excluded.folder_id`,
    [buildingId, folderId],
  )
}
