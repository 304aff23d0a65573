import { api } from '../../api/api.ts'

/** What is stale after a document changed. */
export const shownOfDocuments = [
  api.documents.library,
  api.documents.list,
  api.documents.get,
  api.documents.pinned,
  api.documents.versions,
  api.audit.history,
]
