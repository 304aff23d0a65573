import { expect, test } from 'vitest'
import { jurisdictions, ownerListFor } from './law.ts'

const day = '2026-11-22'

test('in British Columbia the list has what section 35 names, with stalls, lockers and mortgagees', () => {
  expect(ownerListFor('BC', day)).toEqual({
    title: 'List of owners and tenants',
    source: 'Strata Property Act, s. 35 (1) (c)',
    from: '2000-07-01',
    columns: [
      'lot',
      'unit',
      'lotAddress',
      'owner',
      'mailingAddress',
      'stalls',
      'lockers',
      'entitlement',
      'mortgagees',
      'tenants',
    ],
    unverified: null,
  })
})

test.each(['AB', 'other'] as const)('in %s the paper says that nobody held it against the act', (jurisdiction) => {
  const list = ownerListFor(jurisdiction, day)
  expect(list).toMatchObject({ title: 'Register of owners and tenants', source: null })
  expect(list.unverified).toMatch(/^Not a prescribed form/)
  for (const column of ['stalls', 'mortgagees']) expect(list.columns).not.toContain(column)
})

test.each(jurisdictions)(
  'the list of %s names owner, unit and address, on any day, and no way to ring or write',
  (of) => {
    for (const on of ['1999-12-31', day, '2099-01-01']) {
      const { columns } = ownerListFor(of, on)
      expect(columns).toEqual(expect.arrayContaining(['lot', 'unit', 'owner', 'mailingAddress', 'entitlement']))
      expect(columns.join()).not.toMatch(/phone|mail(?!ingAddress)|mobile/i)
    }
  },
)
