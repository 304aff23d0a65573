import { expect, test } from 'vitest'
import { workersCompensationFor } from './law.ts'

test.each([
  ['BC', 'WorkSafeBC clearance', 'WorkSafeBC clearance letter', 'Workers Compensation Act, s. 258'],
  ['AB', 'WCB clearance', 'WCB clearance letter', 'Workers’ Compensation Act, s. 126'],
] as const)('in %s it is called a %s, and its act is cited', (jurisdiction, clearance, letter, source) => {
  expect(workersCompensationFor(jurisdiction)).toMatchObject({ clearance, letter, source, unverified: true })
  expect(workersCompensationFor(jurisdiction).clearanceWithin).toBe(clearance)
})

test('elsewhere no act is claimed', () => {
  expect(workersCompensationFor('other')).toMatchObject({
    clearanceWithin: 'workers’ compensation clearance',
    source: null,
  })
})
