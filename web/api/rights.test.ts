import { expect, test } from 'vitest'
import { stubOf } from './building-stub.ts'
import { rightsOf } from './rights.ts'

const building = stubOf({ _id: 'one', name: 'One' })

test('a manager is read as management in the user', () => {
  const user = JSON.parse('{ "role": "normal", "buildings": [{ "building": { "_id": "one" }, "role": "manager" }] }')
  const rights = rightsOf(user, building)
  expect(rights).toMatchObject({ role: 'management', managesBuilding: true })
  expect(rights.looksAfter('billing')).toBe(true)
})

test('an area is looked after by those who manage the building and to whom it is given', () => {
  const as = (role: 'owner' | 'council', tickets: boolean) =>
    rightsOf(
      { role: 'normal', buildings: [{ building, role }] },
      { ...building, permissions: { ...building.permissions, tickets } },
    ).looksAfter('tickets')
  expect([as('council', true), as('council', false), as('owner', true)]).toEqual([true, false, false])
})
