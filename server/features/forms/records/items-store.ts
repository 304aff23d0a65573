import type { Delivered, ItemRefusal, Prepared } from '../../../../contract/forms/request-bodies.ts'
import type { RecordsItemStatus } from '../../../../contract/forms/requests.ts'
import type { Instant, LocalDate } from '../../../../contract/time.ts'
import type { Database } from '../../../db/connection.ts'

const itemAt = (db: Database, buildingId: string, id: string) =>
  db.updateTable('records_request_items').where('building_id', '=', buildingId).where('id', '=', id)

const itemsOf = (db: Database, buildingId: string, requestId: string, status: RecordsItemStatus) =>
  db
    .updateTable('records_request_items')
    .where('building_id', '=', buildingId)
    .where('request_id', '=', requestId)
    .where('status', '=', status)

const nothingSaid = {
  pages: null,
  redaction_ground: null,
  redaction_words: null,
  redaction_by: null,
  refusal_ground: null,
  refusal_words: null,
} as const

export const updatePrepared = (
  db: Database,
  buildingId: string,
  id: string,
  said: Pick<Prepared, 'pages' | 'redactionGround' | 'redactionWords'> & { by: string },
) =>
  itemAt(db, buildingId, id)
    .set({
      ...nothingSaid,
      status: 'ready',
      pages: said.pages,
      ...(said.redactionGround !== null && {
        redaction_ground: said.redactionGround,
        redaction_words: said.redactionWords,
        redaction_by: said.by,
      }),
    })
    .execute()

export const updateRefused = (
  db: Database,
  buildingId: string,
  id: string,
  said: Pick<ItemRefusal, 'ground' | 'words'>,
) =>
  itemAt(db, buildingId, id)
    .set({ ...nothingSaid, status: 'refused', refusal_ground: said.ground, refusal_words: said.words })
    .execute()

/** Open again, or no longer asked for: what was said of it goes. */
export const updateCleared = (
  db: Database,
  buildingId: string,
  id: string,
  status: Extract<RecordsItemStatus, 'open' | 'withdrawn'>,
) =>
  itemAt(db, buildingId, id)
    .set({ ...nothingSaid, status })
    .execute()

/** What is ready of a request is handed over. */
export const updateGiven = (
  db: Database,
  buildingId: string,
  requestId: string,
  { how, on, by, filesUntil }: { how: Delivered; on: LocalDate; by: string; filesUntil: Instant | null },
) =>
  itemsOf(db, buildingId, requestId, 'ready')
    .set({ status: 'given', answered_on: on, delivered_how: how, delivered_by: by, files_until: filesUntil })
    .execute()

/** The refusals of a request are sent. */
export const updateTold = (db: Database, buildingId: string, requestId: string, on: LocalDate) =>
  itemsOf(db, buildingId, requestId, 'refused').where('answered_on', 'is', null).set({ answered_on: on }).execute()

/** Notes of which documents the files of an item are copies. */
export const insertSources = async (
  db: Database,
  buildingId: string,
  itemId: string,
  given: readonly { attachmentId: string; documentId: string; versionId: string; number: number; title: string }[],
): Promise<void> => {
  if (given.length === 0) return
  await db
    .insertInto('records_request_sources')
    .values(
      given.map((one) => ({
        attachment_id: one.attachmentId,
        building_id: buildingId,
        item_id: itemId,
        document_id: one.documentId,
        version_id: one.versionId,
        number: one.number,
        title: one.title,
      })),
    )
    .execute()
}

/** The version of the library that a file was copied from; null for one that was sent here. */
export const selectSource = async (db: Database, buildingId: string, itemId: string, attachmentId: string) =>
  (await db
    .selectFrom('records_request_sources')
    .where('building_id', '=', buildingId)
    .where('item_id', '=', itemId)
    .where('attachment_id', '=', attachmentId)
    .select(['document_id as documentId', 'version_id as versionId'])
    .executeTakeFirst()) ?? null
