import { documentCategoryLabels } from '../document-words.ts'
import type { KindWords } from './change-words.ts'

const levels = { none: 'sees nothing', read: 'reads', manage: 'manages' } as const
/** Who may do what in the library, by the field in which the history keeps it. */
export const accessFields = {
  owner: 'owners',
  tenant: 'tenants',
  member: 'members',
  visitor: 'visitors',
  council: 'council',
} as const
export const accessValues = {
  owner: levels,
  tenant: levels,
  member: levels,
  visitor: levels,
  council: levels,
} as const

export const documentWords: KindWords = {
  one: 'Document',
  actions: {
    filed: 'Filed in the library',
    changed: 'Changed',
    moved: 'Moved',
    pinned: 'Pinned to the dashboard',
    unpinned: 'Unpinned from the dashboard',
    'version added': 'A new version came',
    'version restored': 'An earlier version is the newest again',
    held: 'Put under legal hold',
    'hold lifted': 'The legal hold was lifted',
    deleted: 'Put into the bin',
    restored: 'Taken out of the bin',
    purged: 'Gone for good after its time in the bin',
  },
  fields: {
    effectiveOn: 'effective',
    expiresOn: 'expires',
    fileName: 'file',
    versions: 'version',
    recordKind: 'kind of record',
    holdReason: 'reason of the hold',
  },
  named: ['recordKind'],
  values: { category: documentCategoryLabels },
}

export const documentFolderWords: KindWords = {
  one: 'Library folder',
  actions: {
    created: 'A folder is made',
    renamed: 'Renamed',
    deleted: 'The folder is deleted',
    'document access changed': 'Who may read it changed',
  },
  fields: accessFields,
  values: { category: documentCategoryLabels, ...accessValues },
}
