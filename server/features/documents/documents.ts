/** The documents of a building: its library, and the files that hang on its records. */
export { attachmentsIn, keptBytes } from './attachments-store.ts'
export { attachFiles, attachmentsOf, openAttachment, removeAttachments, storeUploads } from './attachments.ts'
export { withUpload } from './made-file.ts'
export {
  createFolder,
  documentNames,
  documentsToday,
  fileAgain,
  fileDocuments,
  giveDocuments,
  hiddenDocuments,
  listDocuments,
  noteGiven,
  pinnedDocuments,
  readLibrary,
  setPermissions,
  wordReminders,
} from './library/library.ts'
export { readFilesHealth } from './scrub.ts'
