/** What other features take of documents. */
export { ImportantDocuments } from './pinned-documents.tsx'
