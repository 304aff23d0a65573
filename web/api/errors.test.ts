import { expect, test } from 'vitest'
import {
  ApiError,
  isAbsent,
  mayMeanOtherRights,
  mayPass,
  missingOf,
  networkError,
  originRefused,
  refusal,
  wordsFor,
  newerOf,
  wordsOfChange,
} from './errors.ts'

const denied =
  'Access denied: Your application origin is not allowed to access this server. Please contact support if this issue persists.'

test.each([
  [{ code: 'CORS_REJECTED', error: 'x' }, denied],
  [{ error: 'Blocked by CORS policy' }, denied],
  [{ error: 'This origin is unknown' }, denied],
  [{ error: 'Forbidden', message: 'Blocked by CORS policy' }, denied],
  [{ error: 'Forbidden', errors: [{ msg: 'Origin not allowed' }] }, denied],
  [{ error: 'Forbidden', reason: { detail: 'Unknown origin' } }, denied],
  ['Not allowed by CORS', denied],
  [{ error: 'The original notice was removed' }, 'The original notice was removed'],
])('a 403 with %j reads %s', (body, words) => {
  expect(originRefused).toBe(denied)
  expect(refusal(403, body).message).toBe(words)
})

test('other errors pass through as the server sent them, worded by `error` or by `message`', () => {
  const closed = refusal(409, { code: 'CLOSED', error: 'The vote has closed.' })
  expect([closed.status, closed.code, closed.message]).toEqual([409, 'CLOSED', 'The vote has closed.'])
  expect(refusal(400, { message: 'Choose another day.' }).message).toBe('Choose another day.')
  expect(refusal(400, { error: 'The first.', message: 'The second.' }).message).toBe('The first.')
})

test('"origin" means nothing on other refusals', () => {
  expect(refusal(400, { error: 'Choose an origin' }).message).toBe('Choose an origin')
})

test('field errors come with their fields, also in the older form', () => {
  const { fields } = refusal(400, { error: 'x', errors: [{ field: 'email', message: 'a' }, { msg: 'b' }, {}] })
  expect(fields).toEqual([
    { field: 'email', message: 'a' },
    { field: '', message: 'b' },
  ])
})

test('no response is worded as the connection', () => {
  expect(networkError().message).toBe('Network error. Please check your connection and try again.')
  expect(mayPass(networkError())).toBe(true)
  expect(mayPass(new ApiError(409, 'CONFLICT', 'x'))).toBe(false)
})

test('a record that is gone and an address that never named one are both simply not there', () => {
  expect(isAbsent(refusal(404, { error: 'Not found.' }))).toBe(true)
  expect(isAbsent(refusal(400, { error: 'Not a valid id', errors: [{ field: 'id', message: 'x' }] }))).toBe(true)
  expect(isAbsent(refusal(400, { error: 'x', errors: [{ field: 'limit', message: 'x' }] }))).toBe(false)
  expect(isAbsent(networkError())).toBe(false)
})

test.each([
  [403, { error: 'You don’t belong to this building.' }, true],
  [403, { error: 'You may not do this.', code: 'FORBIDDEN' }, true],
  [404, { error: 'x', code: 'FEATURE_OFF' }, true],
  [404, { error: 'x', code: 'NOT_FOUND' }, false],
  [403, { error: 'x', code: 'CORS_REJECTED' }, false],
  [403, { error: 'x', code: 'SECOND_FACTOR_REQUIRED' }, false],
  [401, { error: 'x' }, false],
])('a %i with %j makes one ask anew what somebody may do: %s', (status, body, asks) => {
  expect(mayMeanOtherRights(refusal(status, body))).toBe(asks)
})

test('what says nothing of use gets the usual words', () => {
  expect(wordsFor(new Error('TypeError: x'), 'Login failed')).toBe('Login failed')
  expect(wordsFor(refusal(502, null), 'Login failed')).toBe('Login failed')
  expect(wordsFor(refusal(400, { error: 'Invalid password' }), 'Login failed')).toBe('Invalid password')
})

test('of a change that is refused, the fault of its field says most', () => {
  const refused = refusal(400, { error: 'Not valid', errors: [{ field: 'quietFrom', message: 'Not a time' }] })
  expect(wordsOfChange(refused, 'Update failed')).toBe('Not a time')
  expect(wordsOfChange(refusal(403, { error: 'Not yours' }), 'Update failed')).toBe('Not yours')
  expect(wordsOfChange(refusal(502, null), 'Update failed')).toBe('Update failed')
})

test('only an outdated version brings the record as it stands now', () => {
  const current = { version: 3 }
  expect(newerOf(refusal(409, { error: 'x', code: 'STALE', current }))).toEqual(current)
  expect(newerOf(refusal(409, { error: 'x', code: 'CONFLICT', current }))).toBeNull()
  expect(newerOf(networkError())).toBeNull()
})

test('only a step that lacks others before it says which', () => {
  const missing = [{ step: 'told', words: 'The decision wasn’t sent.' }]
  expect(missingOf(refusal(409, { error: 'x', code: 'STEPS_MISSING', missing }))).toEqual(missing)
  expect(missingOf(refusal(409, { error: 'x', code: 'CONFLICT', missing }))).toBeNull()
  expect(missingOf(networkError())).toBeNull()
})
