import { expect, test } from 'vitest'
import { leadsOn } from './leads-on.ts'

test.each([
  [true, '', true],
  [true, '#features', false],
  [false, '', false],
  [false, '#features', false],
])('the landing page leads somebody with a building (%s) at %j on to the dashboard: %s', (hasBuilding, hash, leads) => {
  expect(leadsOn({ hasBuilding, hash })).toBe(leads)
})
