import type { HiddenRecords, RecordNames } from '../../../offers.ts'
import { scopeIn } from './scope-store.ts'

/** What the history calls a document and a folder; what lies in the bin or is gone keeps its title, and opens no more. */
export const documentNames: RecordNames = {
  document: (building) =>
    `select id, title as name, case when deleted_at is null then id end as open_id from documents
     where building_id = ${building}`,
  documentFolder: (building) =>
    `select id, name, null::uuid as open_id from document_folders where building_id = ${building}`,
}

/**
 * What of the library somebody does not see, the history does not tell them either: documents and folders of places that
 * they may not read, and of the bin and of what is gone, those that they do not manage.
 */
export const hiddenDocuments: HiddenRecords = {
  document: (building, role) =>
    `with ${scopeIn(building, role)}
     select d.id from documents d join scope s on s.place = d.place
     where d.building_id = ${building} and not case when d.deleted_at is null then s.reads else s.manages end`,
  documentFolder: (building, role) =>
    `with ${scopeIn(building, role)} select f.id from document_folders f join scope s on s.place = f.id::text
     where f.building_id = ${building} and not s.reads`,
}
