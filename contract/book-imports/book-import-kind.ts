import { kind } from '../kind.ts'

/** Balances of previous records that come into the books together, and can be taken out together. */
export const bookImportKind = kind('bookImport', {
  page: (id) => `/fees/imports/${id}`,
  views: {
    all: 'the opening balances',
    one: { before: 'the opening balances from ', one: 'opening balances', many: 'opening balances' },
  },
  history: {
    one: 'Opening balances',
    actions: { added: 'Opening balances added', undone: 'Opening balances undone' },
    fields: {
      asOf: 'as of',
      charges: 'charges',
      owedCents: 'owed by owners',
      creditCents: 'paid ahead by owners',
      operatingCents: 'operating account',
      reserveCents: 'contingency reserve account',
    },
  },
})
