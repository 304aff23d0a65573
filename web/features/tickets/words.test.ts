import { expect, test } from 'vitest'
import type { Ticket } from '../../../contract/tickets/ticket.ts'
import { followedBy, nextAtDesk, nextFor, placeOf, workingTime } from './words.ts'

const unit = { _id: '01990000-0000-7000-8000-000000000001', unitNumber: '1204' }
const vendor = { _id: '01990000-0000-7000-8000-000000000002', name: 'Brightwire' }
const open = {
  status: 'open',
  resumesOn: null,
  waitsForReply: false,
  vendor: null,
  place: 'unit',
  unit,
  reason: '',
  mergedInto: null,
} as const

test.each([
  [{}, 'The desk has it and finds somebody to look after it.'],
  [{ waitsForReply: true }, 'Waits for your answer.'],
  [{ status: 'assigned' }, 'Somebody at the desk has it and comes back to you.'],
  [{ status: 'assigned', vendor }, 'Brightwire has it and comes back to you.'],
  [{ status: 'in_progress', vendor }, 'Brightwire is at work on it.'],
  [
    { status: 'on_hold', resumesOn: '2026-11-30', reason: 'waits for a part' },
    'On hold until Nov 30, 2026: waits for a part',
  ],
  [{ status: 'on_hold' }, 'On hold for now.'],
  [{ status: 'resolved' }, 'Resolved: is it? Rate it, or say what is wrong.'],
  [{ status: 'resolved', can: { rate: false } }, 'Resolved. If it is not, say so.'],
  [{ status: 'closed', mergedInto: { number: 1040 } }, 'It goes on as #1040, which you follow now.'],
  [{ status: 'closed' }, 'Closed.'],
  [{ status: 'declined', reason: 'Not ours' }, 'Declined: Not ours'],
])('who reported it reads of %j: %s', (more, words) => {
  expect(nextFor({ ...open, ...more } as Parameters<typeof nextFor>[0])).toBe(words)
})

test.each([
  [{}, 'Nobody has it yet.'],
  [{ waitsForReply: true }, 'Waits for the answer of Theo Tenant.'],
  [{ status: 'assigned', vendor }, 'Mandeep Manager with Brightwire has it; work is still to begin.'],
  [{ status: 'in_progress' }, 'Mandeep Manager is at work on it.'],
  [{ status: 'on_hold' }, 'On hold without a day.'],
  [{ status: 'resolved' }, 'Resolved. It closes by itself unless whoever reported it opens it again.'],
  [{ status: 'closed', mergedInto: { number: 1040 } }, 'It goes on as #1040.'],
  [{ status: 'declined', reason: 'Not ours' }, 'Declined: Not ours'],
])('the desk reads of %j: %s', (more, words) => {
  const desk = { assignee: { name: 'Mandeep Manager' }, reporter: { name: 'Theo Tenant' } }
  expect(nextAtDesk({ ...open, desk, ...more } as unknown as Ticket)).toBe(words)
})

test.each([
  [{ place: 'unit', placeWords: 'kitchen', unit }, 'In unit 1204, kitchen'],
  [{ place: 'unit', placeWords: '', unit: null }, 'In a unit'],
  [{ place: 'limited', placeWords: 'balcony', unit }, 'Limited common property of unit 1204, balcony'],
  [{ place: 'common', placeWords: 'lobby', unit: null }, 'Common property, lobby'],
] as const)('%j is called %s', (placed, words) => {
  expect(placeOf(placed)).toBe(words)
})

test.each([
  [0, '0 min'],
  [45, '45 min'],
  [180, '3 h'],
  [200, '3 h 20 min'],
  [-61, '1 h 1 min'],
  [6059, '100 h'],
])('%i working minutes are %s', (minutes, words) => {
  expect(workingTime(minutes)).toBe(words)
})

test('only what more than one person has is said to be followed', () => {
  expect(followedBy(1)).toBe('')
  expect(followedBy(3)).toBe('3 people report or follow it')
})
