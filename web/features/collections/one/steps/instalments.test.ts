import { expect, test } from 'vitest'
import { planFormFor } from './forms.ts'
import { chosenCents, equalInstalments, sumFault, sumWords } from './instalments.ts'

test.each([
  [86_614, 3, '2026-12-15', ['2026-12-15 288.72', '2027-01-15 288.71', '2027-02-15 288.71']],
  [60_000, 2, '2026-12-01', ['2026-12-01 300', '2027-01-01 300']],
  [100, 3, '2026-12-31', ['2026-12-31 0.34', '2027-01-31 0.33', '2027-02-28 0.33']],
  [86_614, 1, '2026-12-15', ['2026-12-15 866.14']],
])('%d cents in %d instalments from %s are %j', (cents, count, from, rows) =>
  expect(equalInstalments(cents, count, from).map((row) => `${row.dueOn} ${row.cents}`)).toEqual(rows),
)

const charges = [
  { _id: '0190a1b2-0000-7000-8000-000000000001', openCents: 43_307 },
  { _id: '0190a1b2-0000-7000-8000-000000000002', openCents: 43_307 },
]
const ids = charges.map(({ _id }) => _id)

test('only the chosen charges are owed', () => {
  expect(chosenCents(charges, ids)).toBe(86_614)
  expect(chosenCents(charges, ids.slice(1))).toBe(43_307)
  expect(chosenCents(charges, [])).toBe(0)
})

test.each([
  [86_614, null],
  [60_000, '$266.14 is missing'],
  [90_000, '$33.86 too much'],
])('of $866.14, a sum of %d cents is at fault: %s', (sum, fault) => expect(sumFault(sum, 86_614)).toBe(fault))

test('the sum is said while it is typed', () => {
  const rows = [
    { dueOn: '2026-12-15', cents: '600' },
    { dueOn: '', cents: 'abc' },
  ]
  expect(sumWords(rows, 86_614)).toEqual({ words: '$600.00 of $866.14: $266.14 is missing.', isOver: false })
  expect(sumWords(rows, 60_000)).toEqual({ words: '$600.00 of $600.00: all of it is divided.', isOver: false })
  expect(sumWords(rows, 50_000)).toEqual({ words: '$600.00 of $500.00: $100.00 too much.', isOver: true })
})

const plan = {
  ...{ chargeIds: ids, on: '2026-11-20', request: 'Asked by email.' },
  ...{ decidedOn: '2026-11-20', decision: 'Accepted.' },
}

test('a plan is only for all that is owed of its charges', () => {
  const judged = (cents: string) =>
    planFormFor(charges).safeParse({ ...plan, instalments: [{ dueOn: '2026-12-15', cents }] })
  expect(judged('866.14').data?.instalments).toEqual([{ dueOn: '2026-12-15', cents: 86_614 }])
  expect(judged('800').error?.issues).toMatchObject([{ path: ['instalments'], message: '$66.14 is missing' }])
})
