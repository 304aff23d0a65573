import type { DownloadEntry, DownloadKind } from '../../../../contract/documents/downloads.ts'
import type { Page } from '../../../../contract/route.ts'
import type { LocalDate } from '../../../../contract/time.ts'
import type { CurrentAccount, InBuilding } from '../../../context.ts'
import { run, type Database } from '../../../db/connection.ts'
import { newId } from '../../../db/ids.ts'
import { pageOf, readCursor, writeCursor } from '../../../db/keyset.ts'

interface Taken {
  documentId: string
  versionId: string
}

/** Notes who took which versions, or looked at them, which is noted once a day. */
export const noteDownload = async (
  { db, building, account, now }: InBuilding & { account: CurrentAccount },
  today: LocalDate,
  kind: DownloadKind,
  taken: readonly Taken[],
): Promise<void> => {
  const rows = taken.map(({ documentId, versionId }) => ({
    id: newId(Date.parse(now)),
    building_id: building._id,
    document_id: documentId,
    version_id: versionId,
    account_id: account._id,
    at: now,
    kind,
    on_day: today,
  }))
  await db
    .insertInto('document_downloads')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The log of a document, newest first. */
export const selectDownloads = async (
  db: Database,
  buildingId: string,
  documentId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Page<DownloadEntry>> => {
  const before = cursor === undefined ? null : readCursor(cursor, 1)[0]
  const { rows } = await run(
    db,
    `select l.id as _id, l.at, a.first_name || ' ' || a.last_name as by, l.kind, v.number, v.file_name as "fileName"
    from document_downloads l join document_versions v on v.id = l.version_id join accounts a on a.id = l.account_id
    where l.building_id = $1::uuid and l.document_id = $2::uuid and ($3::uuid is null or l.id < $3::uuid)
    order by l.id desc limit ${limit + 1}`,
    [buildingId, documentId, before],
  )
  return pageOf(
    rows as DownloadEntry[],
    limit,
    (entry) => entry,
    ({ _id }) => writeCursor([_id]),
  )
}
