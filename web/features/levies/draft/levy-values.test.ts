import { describe, expect, test } from 'vitest'
import type { Levy, LevyDraft } from '../../../../contract/levies/levy.ts'
import { labelsFor } from '../../../../law/law.ts'
import { differences, LevyForm, sumWords, valuesOf, type LevyValues } from './levy-values.ts'

const [a, b] = ['01990000-0000-7000-8000-00000000000a', '01990000-0000-7000-8000-00000000000b'] as const
const values: LevyValues = {
  ...{ name: 'Roof', purpose: 'A new roof', totalCents: '250,000.00', division: 'entitlement', amounts: {} },
  dueDays: ['2027-01-15', '2027-04-15'],
}
const sent: LevyDraft = {
  ...{ name: 'Roof', purpose: 'A new roof', totalCents: 25_000_000, division: 'entitlement', shares: [] },
  dueDays: ['2027-01-15', '2027-04-15'],
}
const other = { ...values, division: 'otherFair' } as const
const issues = (given: LevyValues) => [
  ...new Set(LevyForm.safeParse(given).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)),
]

describe('what the form sends', () => {
  test('amounts are typed in dollars, and sent in cents', () => expect(LevyForm.parse(values)).toEqual(sent))

  test('a unit without an amount has no share', () =>
    expect(LevyForm.parse({ ...other, amounts: { [a]: '150000', c: '', d: undefined, [b]: '100000' } })).toEqual({
      ...{ ...sent, division: 'otherFair' },
      shares: [
        { unitId: a, cents: 15_000_000 },
        { unitId: b, cents: 10_000_000 },
      ],
    }))

  test('amounts of units are left out where it’s divided by unit entitlement, whatever was typed', () =>
    expect(LevyForm.parse({ ...values, amounts: { [a]: 'ten' } })).toEqual(sent))
})

test.each<[string, LevyValues, string[]]>([
  [
    'nothing typed',
    { ...valuesOf(null), name: 'Roof', purpose: 'Roof' },
    ['totalCents: Enter an amount, such as 433.07', 'dueDays.0: Not a valid date'],
  ],
  [
    'a day before the last',
    { ...values, dueDays: ['2027-04-15', '2027-01-15'] },
    ['dueDays.1: Enter a date after the one before'],
  ],
  ['an amount that is none', { ...other, amounts: { [a]: 'ten' } }, [`amounts.${a}: Enter an amount, such as 433.07`]],
  [
    'amounts that miss the total',
    { ...other, amounts: { [a]: '100' } },
    ['amounts: The shares must add up to the total'],
  ],
])('refused on its field: %s', (_what, given, expected) => expect(issues(given)).toEqual(expected))

test.each([
  ['', {}, '$0.00 so far. Enter the total above.', false],
  ['1,000', { a: '400', b: '' }, '$400.00 of $1,000.00: $600.00 is missing.', false],
  ['1000', { a: '400', b: '600.00' }, '$1,000.00 of $1,000.00: all of it is divided.', false],
  ['1000', { a: '400', b: '600.01' }, '$1,000.01 of $1,000.00: $0.01 too much.', true],
  ['1000', { a: 'ten' }, '$0.00 of $1,000.00: $1,000.00 is missing.', false],
])('of %j, %j says “%s”', (total, amounts, words, isOver) =>
  expect(sumWords(total, amounts)).toEqual({ words, isOver }),
)

const share = (id: string, unitNumber: string, cents: number) => ({ unit: { _id: id, unitNumber }, cents })
const levy = {
  ...{ name: 'Roof', purpose: 'A new roof', totalCents: 25_000_000, division: 'otherFair', state: 'draft' },
  shares: [share(a, '101', 15_000_050), share(b, '102', 9_999_950), share('c', '103', 0)],
  instalments: [{ dueOn: '2027-01-15' }, { dueOn: '2027-04-15' }],
} as unknown as Levy

test('the form is filled with a draft, in dollars', () => {
  expect(valuesOf(levy)).toEqual({
    ...{ ...values, totalCents: '250000', division: 'otherFair' },
    amounts: { [a]: '150000.50', [b]: '99999.50' },
  })
  expect(valuesOf({ ...levy, division: 'entitlement' }).amounts).toEqual({})
})

test('someone else’s version is compared with mine, part by part', () => {
  const mine = { ...LevyForm.parse(values), division: 'otherFair' as const }
  const shares = [
    { unitId: a, cents: 15_000_050 },
    { unitId: b, cents: 9_999_950 },
  ]
  expect(differences(levy, { ...mine, shares }, labelsFor('BC'))).toEqual([])
  expect(
    differences({ ...levy, state: 'approved', name: 'Roof and gutters' }, { ...mine, shares: [] }, labelsFor('BC')),
  ).toEqual(['It’s no longer a draft.', 'Name: Roof and gutters', 'Unit 101: $150,000.50', 'Unit 102: $99,999.50'])
  expect(
    differences(levy, { ...sent, purpose: '', totalCents: 1, dueDays: ['2027-01-15'] }, labelsFor('BC')).slice(0, 3),
  ).toEqual(['Purpose: A new roof', 'Total: $250,000.00', 'Division: Another way that the resolution sets'])
  expect(
    differences({ ...levy, division: 'entitlement' }, { ...sent, dueDays: ['2027-01-15'] }, labelsFor('BC')),
  ).toEqual(['Due dates: Jan 15, 2027; Apr 15, 2027'])
  const divided = { ...levy, division: 'entitlement' } as const
  expect(differences(divided, { ...mine, division: 'otherFair' }, labelsFor('BC'))).toContain(
    'Division: By unit entitlement',
  )
  expect(differences(divided, { ...mine, division: 'otherFair' }, labelsFor('AB'))).toContain(
    'Division: By unit factor',
  )
})
