import { documentCategoryLabels } from '../document-words.ts'
import { kind } from '../kind.ts'

const levels = { none: 'no access', read: 'can read', manage: 'can manage' } as const
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

export const documentKind = kind('document', {
  page: (id) => `/library?document=${id}`,
  views: {
    one: { before: 'the document ', one: 'document', many: 'documents' },
    all: 'the document library',
    access: 'document access',
    downloads: { before: 'downloads of ', one: 'document’s downloads', many: 'documents’ downloads' },
  },
  history: {
    one: 'Document',
    actions: {
      filed: 'Filed in the library',
      changed: 'Changed',
      moved: 'Moved',
      pinned: 'Pinned to the dashboard',
      unpinned: 'Unpinned from the dashboard',
      'version added': 'New version added',
      'version restored': 'Earlier version restored',
      held: 'Placed on legal hold',
      'hold lifted': 'Legal hold lifted',
      deleted: 'Moved to the trash',
      restored: 'Restored from the trash',
      purged: 'Permanently deleted from the trash',
    },
    fields: {
      effectiveOn: 'effective',
      expiresOn: 'expires',
      fileName: 'file',
      versions: 'version',
      recordKind: 'record type',
      holdReason: 'reason for hold',
    },
    named: ['recordKind'],
    values: { category: documentCategoryLabels },
  },
})

export const documentFolderKind = kind('documentFolder', {
  views: {},
  history: {
    one: 'Library folder',
    actions: {
      created: 'Folder created',
      renamed: 'Renamed',
      deleted: 'Folder deleted',
      'document access changed': 'Access changed',
    },
    fields: accessFields,
    values: { category: documentCategoryLabels, ...accessValues },
  },
})
