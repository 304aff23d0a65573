import { expect, test } from 'vitest'
import { begunFrom, continued, emptyOrder, faultsOf, isBegun, placed } from './order-values.ts'
import { emptyAsk } from '../edit/template-values.ts'

const template = {
  _id: '01990000-0000-7000-8000-000000000001',
  asks: [emptyAsk('bylaw'), { ...emptyAsk('charges'), type: 'rows' as const }],
}
const unit = '01990000-0000-7000-8000-000000000002'
const empty = emptyOrder(template, [])

test('an empty order has an answer for each thing that is asked', () => {
  expect(empty.answers).toEqual([
    { key: 'bylaw', text: '', rows: [] },
    { key: 'charges', text: '', rows: [] },
  ])
  expect(isBegun(empty)).toBe(false)
})

test.each([
  ['a unit', { unitIds: [unit] }],
  ['another addressee', { to: 'tenants' as const }],
  ['paper only', { byEmail: false }],
  ['a word', { answers: [{ key: 'bylaw', text: 'x', rows: [] }] }],
  ['a row', { answers: [{ key: 'charges', text: '', rows: [['']] }] }],
])('%s begins it', (_, part) => {
  expect(isBegun({ ...empty, ...part })).toBe(true)
})

test('what was kept is continued by the names of what is asked', () => {
  const answers = [
    { key: 'gone', text: 'no more', rows: [] },
    { key: 'bylaw', text: '3 (4)', rows: [] },
  ]
  const begun = begunFrom(JSON.parse(JSON.stringify({ unitIds: [unit], answers, to: null, byEmail: false })))
  expect(begun && continued(template, begun)).toEqual({
    templateId: template._id,
    unitIds: [unit],
    answers: [
      { key: 'bylaw', text: '3 (4)', rows: [] },
      { key: 'charges', text: '', rows: [] },
    ],
    to: null,
    byEmail: false,
  })
})

test.each([[null], ['x'], [{ unitIds: 'x' }], [{ unitIds: ['not an id'] }]])('%j is nothing to continue', (kept) => {
  expect(begunFrom(kept)).toBeNull()
})

test('what stops a letter is said at its field', () => {
  const missing = [
    { key: 'asked.bylaw', sentence: 'Bylaw is missing.' },
    { key: 'people.mailingAddress', sentence: 'Unit 302 has no address.' },
  ]
  const doubts = [
    { stops: true, askKey: 'charges', sentence: 'Name an amount.' },
    { stops: false, askKey: 'bylaw', sentence: 'Look again.' },
  ]
  expect(faultsOf({ missing, doubts }, template.asks)).toEqual([
    { field: 'answers.0.text', message: 'Bylaw is missing.' },
    { field: '', message: 'Unit 302 has no address.' },
    { field: 'answers.1.rows', message: 'Name an amount.' },
  ])
})

test('what the server refuses lands where the form has it', () => {
  const refused = [
    { field: 'answers.charges', message: 'Name an amount.' },
    { field: 'unitIds', message: 'Unit 302 has no owner today.' },
    { field: 'answers.gone', message: 'Gone.' },
  ]
  expect(placed(refused, template.asks).map(({ field }) => field)).toEqual(['answers.1.rows', 'unitIds', ''])
})
