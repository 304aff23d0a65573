import { describe, expect, it } from 'vitest'
import { action, charge, named, today } from '../testing/facts.ts'
import { limitationAmong, limitationOn } from './rules.ts'

describe('the time to claim a fee', () => {
  it.each([
    ['2025-05-21', null],
    ['2025-05-20', { lastOn: '2027-05-20', level: 'near' }],
    ['2024-12-20', { lastOn: '2026-12-20', level: 'close' }],
    ['2024-11-20', { lastOn: '2026-11-20', level: 'close' }],
    ['2024-11-19', { lastOn: '2026-11-19', level: 'over' }],
  ])('due %s', (dueOn, expected) => {
    expect(limitationOn('BC', { type: 'strataFee', dueOn }, today)).toEqual(expected)
  })

  it('isn’t known of a fine, nor elsewhere', () => {
    expect(limitationOn('BC', { type: 'fine', dueOn: '2020-01-01' }, today)).toBeNull()
    expect(limitationOn('other', { type: 'strataFee', dueOn: '2020-01-01' }, today)).toBeNull()
  })

  it('is the earliest of what isn’t claimed', () => {
    const [far, near] = [charge('a', { limitation: { lastOn: '2027-05-20', level: 'near' } }), charge('b')]
    const close = charge('c', { limitation: { lastOn: '2026-12-20', level: 'close' } })
    expect(limitationAmong({ overdue: [far, near, close], actions: [] })?.lastOn).toBe('2026-12-20')
    const actions = [action('claim', [named('c')])]
    expect(limitationAmong({ overdue: [far, near, close], actions })?.lastOn).toBe('2027-05-20')
    expect(limitationAmong({ overdue: [near], actions })).toBeNull()
    const over = charge('d', { limitation: { lastOn: '2026-11-01', level: 'over' } })
    expect(limitationAmong({ overdue: [over, far, close], actions: [] })?.lastOn).toBe('2026-12-20')
    expect(limitationAmong({ overdue: [over], actions: [] })?.level).toBe('over')
  })
})
