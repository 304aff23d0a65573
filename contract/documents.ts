import { documentRoutes } from './documents/document.ts'
import { downloadRoutes } from './documents/downloads.ts'
import { folderRoutes } from './documents/folders.ts'
import { versionRoutes } from './documents/versions.ts'

export { PinnedDocument } from './documents/document.ts'

/** The library of a building: its documents and their versions, its folders, and who took what. */
export const documents = { ...documentRoutes, ...versionRoutes, ...folderRoutes, ...downloadRoutes }
