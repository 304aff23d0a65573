import { expect, test } from 'vitest'
import { recipientsShown } from './recipients.ts'

const at = '2026-11-20T20:44:21.123Z'
const person = (name: string, unitNumbers: string[], readAt: string | null, acknowledgedAt: string | null) => ({
  _id: name,
  name,
  unitNumbers,
  hasAccount: true,
  readAt,
  acknowledgedAt,
})
const people = [
  person('Theo', ['1102'], at, null),
  person('Olivia', ['305', '703'], at, at),
  person('Ben', ['305'], null, null),
]
const names = (view: Parameters<typeof recipientsShown>[1]) => recipientsShown(people, view).map(({ name }) => name)

test('people stand by unit, then by name, and each view leaves out who is done', () => {
  expect(names('all')).toEqual(['Ben', 'Olivia', 'Theo'])
  expect(names('unread')).toEqual(['Ben'])
  expect(names('unacknowledged')).toEqual(['Ben', 'Theo'])
})
