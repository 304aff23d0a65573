/** The documents of a building, and the files that hang on its records. */
export { attachFiles, attachmentsOf, openAttachment, removeAttachments, storeUploads } from './attachments.ts'
