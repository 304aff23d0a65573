import { describe, expect, test } from 'vitest'
import { categoryCan, chosenOf, rolesOf, slugFor } from './category-rules.ts'

test.each([
  ['general', ['owner', 'management'], ['owner', 'council', 'management'], ['owner']],
  ['marketplace', [], ['council', 'management'], []],
  ['council', ['owner', 'management'], ['management', 'council'], ['management']],
  ['council', ['tenant'], ['council'], []],
] as const)('a %s category opened to %o is kept for %o', (kind, chosen, kept, shown) => {
  expect(rolesOf(kind, chosen)).toEqual(kept)
  expect(chosenOf(kind, kept)).toEqual(shown)
})

describe('a category', () => {
  test.each([
    ['general', 'management', false, { change: true, retire: true }],
    ['council', 'council', false, { change: true, retire: false }],
    ['council', 'management', false, { change: false, retire: false }],
    ['council', 'management', true, { change: false, retire: false }],
  ] as const)('of kind %s can be changed by %s (platform: %s): %o', (kind, role, superadmin, can) =>
    expect(categoryCan(kind, { role, superadmin })).toEqual(can),
  )
})

test.each([
  ['Bikes & Kids', [], 'bikes-kids'],
  ['Café Événements', [], 'cafe-evenements'],
  ['停车', [], 'category'],
  ['Bikes', ['bikes'], 'bikes-2'],
  ['Bikes', ['bikes', 'bikes-2'], 'bikes-3'],
  ['A very long name for a category of ours', [], 'a-very-long-name-for-a-category-of-o'],
])('%s, beside %o, stands at %s', (name, taken, slug) => expect(slugFor(name, taken)).toBe(slug))
