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
  [{}, 'We’ve received it and will assign someone.'],
  [{ waitsForReply: true }, 'Waiting for your reply.'],
  [{ status: 'assigned' }, 'Management is handling it and will get back to you.'],
  [{ status: 'assigned', vendor }, 'Brightwire is handling it and will get back to you.'],
  [{ status: 'in_progress', vendor }, 'Brightwire is working on it.'],
  [
    { status: 'on_hold', resumesOn: '2026-11-30', reason: 'waits for a part' },
    'On hold until Nov 30, 2026: waits for a part',
  ],
  [{ status: 'on_hold' }, 'On hold for now.'],
  [{ status: 'resolved' }, 'Resolved. Please rate the work, or tell us what’s wrong.'],
  [{ status: 'resolved', can: { rate: false } }, 'Resolved. If it isn’t fixed, let us know.'],
  [{ status: 'closed', mergedInto: { number: 1040 } }, 'Merged into #1040, which you now follow.'],
  [{ status: 'closed' }, 'Closed.'],
  [{ status: 'declined', reason: 'Not ours' }, 'Declined: Not ours'],
])('who reported it reads of %j: %s', (more, words) => {
  expect(nextFor({ ...open, ...more } as Parameters<typeof nextFor>[0])).toBe(words)
})

test.each([
  [{}, 'Unassigned.'],
  [{ waitsForReply: true }, 'Waiting for a reply from Theo Tenant.'],
  [{ status: 'assigned', vendor }, 'Assigned to Mandeep Manager with Brightwire; work hasn’t started.'],
  [{ status: 'in_progress' }, 'Mandeep Manager is working on it.'],
  [{ status: 'on_hold' }, 'On hold with no end date.'],
  [{ status: 'resolved' }, 'Resolved. It closes automatically unless the person who reported it reopens it.'],
  [{ status: 'closed', mergedInto: { number: 1040 } }, 'Merged into #1040.'],
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
  expect(followedBy(3)).toBe('3 people reported or follow it')
})
