import { expect, it } from 'vitest'
import { authorityOf, instalmentWords, levySource, missingWords } from './rules.ts'

it('calls a charge by its levy and instalment', () => {
  expect(instalmentWords('Roof', 2, 3)).toBe('Roof, instalment 2 of 3')
  expect(instalmentWords('Roof', 1, 1)).toBe('Roof')
  expect(authorityOf('Roof', '2027-02-26')).toBe('Special levy: Roof, approved Feb 26, 2027')
  expect(levySource('a', 2, { unitId: 'b', holdingId: 'c' })).toBe('levy:a:2:b:c')
})

const due = (nth: number, unitNumber: string) => ({
  ...{ nth, dueOn: `2027-0${nth}-01`, cents: 5 },
  unit: { _id: unitNumber, unitNumber, unitEntitlement: 1 },
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
