import { expect, test } from 'vitest'
import { movesOf } from './moves.ts'

const income = [{ fund: 'operating' as const, name: 'Laundry', cents: 500 }]
const expenses = [
  { fund: 'operating' as const, name: 'Laundry', cents: 200, unapprovedCents: 50 },
  { fund: 'reserve' as const, name: 'Roofing', cents: 900, unapprovedCents: 0 },
]

test('a fund lists its income and expenses with their sums, each under an id of its own', () => {
  const moves = movesOf('operating', { income, expenses })
  expect(moves.map(({ name, cents, unapprovedCents }) => [name, cents, unapprovedCents])).toEqual([
    ['Laundry', 500, 0],
    ['Total income', 500, 0],
    ['Laundry', 200, 50],
    ['Total expenses', 200, 0],
    ['Income less expenses', 300, 0],
  ])
  expect(new Set(moves.map(({ _id }) => _id)).size).toBe(moves.length)
})

test('a fund without any lists nothing', () => expect(movesOf('reserve', { income, expenses: [] })).toEqual([]))
