import { expect, test } from 'vitest'
import { belongingChange, chooseCurrent, currentFirst } from './building-choice.ts'
import { stubOf } from './building-stub.ts'

const [one, two] = [stubOf({ _id: 'one', name: 'One' }), stubOf({ _id: 'two', name: 'Two' })]

test('the stored building is current, else the first, else none', () => {
  expect(chooseCurrent([one, two], 'two')).toBe(two)
  expect(chooseCurrent([one, two], 'gone')).toBe(one)
  expect(chooseCurrent([], 'two')).toBeNull()
})

test('the current building’s role comes first', () => {
  const entry = (_id: string, role: 'owner' | 'council') => ({ building: { _id, name: _id }, role })
  const user = { buildings: [entry('one', 'owner'), entry('two', 'council')] }
  expect(currentFirst(user, 'two').buildings[0]?.role).toBe('council')
})

test('the stub of a superadmin’s building manages everything', () => {
  expect(one.userRole).toBe('management')
  expect(Object.values(one.permissions).every(Boolean)).toBe(true)
})

test('a membership that is gone, one that is new and a role that changed are told apart', () => {
  const known = [
    { building: { _id: 'one', name: 'One' }, role: 'owner' as const },
    { building: { _id: 'two', name: 'Two' }, role: 'council' as const },
  ]
  const now = (_id: string, userRole: 'owner' | 'council') => ({ _id, name: _id, userRole })
  expect(belongingChange(known, [now('two', 'council'), now('one', 'owner')])).toBeNull()
  expect(belongingChange(known, [now('two', 'owner'), now('three', 'owner')])).toEqual({
    lost: [{ _id: 'one', name: 'One' }],
    joined: [{ _id: 'three', name: 'three' }],
    roles: [{ name: 'two', role: 'owner' }],
  })
})
