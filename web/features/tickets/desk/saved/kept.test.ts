import { describe, expect, it } from 'vitest'
import type { TicketView } from '../../../../../contract/tickets/views.ts'
import { keptWords, shownOf } from './kept.ts'

const view = (name: string, filter: TicketView['filter']): TicketView => ({
  _id: name,
  name,
  filter,
  isDefault: false,
  version: 1,
})
const views = [view('Overdue', { due: 'late' }), view('Late taps', { due: 'late', search: 'tap', status: 'all' })]

describe('a saved filter', () => {
  it.each([
    [{ due: 'late' as const, search: '' }, 'Overdue'],
    [{ search: 'tap', status: 'all' as const, due: 'late' as const }, 'Late taps'],
    [{ search: 'tap', due: 'late' as const }, undefined],
    [{}, undefined],
  ])('is shown by what it narrows: %j', (present, name) => {
    expect(shownOf(views, present)?.name).toBe(name)
  })

  it.each([
    [{}, ''],
    [{ status: 'all' as const, order: 'newest' as const }, 'any status, newest first'],
    [
      { search: 'tap', status: 'on_hold' as const, priority: 'high' as const, assignee: 'none' as const },
      '“tap”, on hold, high priority, unassigned',
    ],
    [
      { category: 'pests' as const, due: 'late' as const, emergency: 'yes' as const, vendorId: 'a', unitId: 'b' },
      'pests, overdue, emergencies, one vendor, one unit',
    ],
  ])('is told in words: %j', (filter, words) => {
    expect(keptWords(filter)).toBe(words)
  })
})
