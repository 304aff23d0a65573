import { expect, test } from 'vitest'
import { formOf, idsHold, requestOf } from './request.ts'

const around = { buildingId: 'b1', idempotencyKey: undefined, now: 42 }

test('a GET carries the time stamp, the building and what is set of its query', () => {
  const { url, init } = requestOf(
    { method: 'GET', path: '/api/units/:id' },
    { params: { id: 'a/b' }, query: { search: 'x y', floor: undefined, cursor: null } },
    around,
  )
  expect(url).toBe('/api/units/a%2Fb?_t=42&search=x+y')
  expect(init.headers).toMatchObject({ 'x-building-id': 'b1' })
})

test('an id is one, whatever word stands in the address', () => {
  const id = '019A0169-4a40-76c6-afa4-5598f28f6cb3'
  for (const params of [undefined, {}, { id }, { id, fileId: id }, { subject: 'ticket', id }])
    expect(idsHold(params)).toBe(true)
  for (const params of [{ id: 'counts' }, { id: '' }, { id, fileId: 'export' }, { id: `${id}/notes` }, { vendorId: 7 }])
    expect(idsHold(params)).toBe(false)
})

test('without a building there is no header', () => {
  const { init } = requestOf({ method: 'GET', path: '/api/x' }, {}, { ...around, buildingId: null })
  expect(init.headers).not.toHaveProperty('x-building-id')
})

test('a POST carries its key and JSON, and no time stamp', () => {
  const { url, init } = requestOf(
    { method: 'POST', path: '/api/x' },
    { body: { days: 3 } },
    { ...around, idempotencyKey: 'k' },
  )
  expect(url).toBe('/api/x')
  expect(init).toMatchObject({
    body: '{"days":3}',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'k' },
  })
})

test('form data: lists as JSON text, empty text kept, null and undefined left out', () => {
  const form = formOf({ title: 'Hi', ids: ['a'], end: '', gone: null, none: undefined }, [new Blob(['x'])])
  expect([...form.keys()]).toEqual(['title', 'ids', 'end', 'files'])
  expect(form.get('ids')).toBe('["a"]')
  expect(form.get('end')).toBe('')
})
