import { expect, it } from 'vitest'
import { authorityOf, instalmentWords, levySource, missingWords, shareOf, unitInstalments } from './rules.ts'

it('calls a charge by its levy and instalment', () => {
  expect(instalmentWords('Roof', 2, 3)).toBe('Roof, instalment 2 of 3')
  expect(instalmentWords('Roof', 1, 1)).toBe('Roof')
  expect(authorityOf('Roof', '2027-02-26')).toBe('Special levy: Roof, approved Feb 26, 2027')
  expect(levySource('a', 2, { unitId: 'b', holdingId: 'c' })).toBe('levy:a:2:b:c')
})

const due = (nth: number, unitNumber: string) => ({
  ...{ nth, dueOn: `2027-0${nth}-01`, cents: 5, shareCents: 10 },
  unit: { _id: unitNumber, unitNumber, unitEntitlement: 1 },
})

it('says which share an instalment is a part of', () => {
  const levy = { totalCents: 20, dueDays: ['2027-01-01', '2027-02-01'] }
  const part = { wholeCents: 20, instalment: { shareCents: 10, nth: 2, of: 2 } }
  expect(shareOf(levy, due(2, '305'), 2)).toEqual({ ...part, weight: 1, weights: 2 })
  expect(shareOf(levy, due(2, '305'), null)).toEqual(part)
})

it('says which instalment keeps a month open', () => {
  expect(missingWords('Roof', [])).toBeNull()
  expect(missingWords('Roof', [due(1, '305')])).toBe(
    'The instalment of “Roof” due Jan 1, 2027 hasn’t been charged yet to unit 305. Parapet charges it within the hour.',
  )
  expect(missingWords('Roof', [due(1, '305'), due(1, '703'), due(2, '101')])).toBe(
    'The instalment of “Roof” due Jan 1, 2027 hasn’t been charged yet to units 305 and 703. Parapet charges it within the hour.',
  )
})

it('lists a unit’s instalments with who was charged, without those of nothing and those that were cancelled', () => {
  const levy = { name: 'Roof', dueDays: ['2027-03-01', '2027-06-01', '2027-09-01'], cents: 434_526 }
  const charge = { nth: 1, holdingId: 'seller', isCancelled: false, isMoved: false }
  const of = (...charged: Parameters<typeof unitInstalments>[1][number][]) =>
    unitInstalments(levy, charged).map(({ dueOn, cents, holdingId }) => [dueOn, cents, holdingId])
  const later = [
    ['2027-06-01', 144_842, null],
    ['2027-09-01', 144_842, null],
  ]
  expect(of()).toEqual([['2027-03-01', 144_842, null], ...later])
  expect(of(charge)).toEqual([['2027-03-01', 144_842, 'seller'], ...later])
  expect(of({ ...charge, isCancelled: true })).toEqual(later)
  const moved = { ...charge, isCancelled: true, isMoved: true }
  expect(of(moved)).toEqual([['2027-03-01', 144_842, null], ...later])
  expect(of(moved, { ...charge, holdingId: 'buyer' })).toEqual([['2027-03-01', 144_842, 'buyer'], ...later])
  expect(unitInstalments({ ...levy, cents: 1 }, [])).toEqual([
    { words: 'Roof, instalment 1 of 3', dueOn: '2027-03-01', cents: 1, holdingId: null },
  ])
})
