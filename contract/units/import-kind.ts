import { kind } from '../kind.ts'

export const importKind = kind('import', {
  page: (id) => `/unit-directory/import/${id}`,
  views: { one: { before: 'the import of ', one: 'roster import', many: 'roster imports' }, all: 'the roster imports' },
  history: {
    one: 'Roster import',
    actions: { applied: 'Roster file imported', undone: 'Import undone' },
    fields: {},
  },
})
