import { describe, expect, test } from 'vitest'
import type { LinkRole } from '../../../../contract/units.ts'
import { livedInBy, ownersLiveElsewhere, stateOf } from './state.ts'

const at = (role: LinkRole) => ({ role, livesHere: true })
const away = (role: LinkRole) => ({ role, livesHere: false })

describe('a unit', () => {
  test.each([
    ['vacant', 'nobody is tied to', []],
    ['vacant', 'the owner rents to nobody', [away('owner')]],
    ['vacant', 'has a tenant who does not live there', [away('owner'), away('tenant')]],
    ['vacant', 'only an agent looks after', [away('owner'), away('agent')]],
    ['ownerOccupied', 'an owner lives in', [at('owner')]],
    ['ownerOccupied', 'one of two owners lives in', [away('owner'), at('owner'), at('occupant')]],
    ['rented', 'a tenant lives in', [away('owner'), at('tenant')]],
    ['rented', 'an owner shares with a tenant', [at('owner'), at('tenant')]],
    ['occupied', 'family of the owner lives in', [away('owner'), at('occupant')]],
  ] as const)('is %s that %s', (state, _words, people) => expect(stateOf(livedInBy(people))).toBe(state))

  test.each([
    [false, []],
    [false, [at('tenant')]],
    [false, [at('owner'), away('owner')]],
    [true, [away('owner'), away('owner')]],
    [true, [away('owner'), at('tenant')]],
  ] as const)('has owners who all live elsewhere: %s', (elsewhere, people) =>
    expect(ownersLiveElsewhere(people)).toBe(elsewhere),
  )
})
