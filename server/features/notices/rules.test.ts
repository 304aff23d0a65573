import { describe, expect, test } from 'vitest'
import type { NoticeStatus } from '../../../contract/notices.ts'
import {
  canFor,
  endOf,
  isOpen,
  managesNotices,
  reachOf,
  requireOrder,
  requireStep,
  statusOf,
  type Step,
} from './rules.ts'

const now = '2026-11-20T20:00:00.000Z'
const before = '2026-11-20T19:59:59.999Z'
const after = '2026-11-20T20:00:00.001Z'

const noPermissions = { parking: false, forum: false, notices: false, tickets: false, amenities: false, billing: false }
test.each([
  [true, false, true],
  [false, true, true],
  [false, false, false],
])('superadmin %s with the permission %s manages notices: %s', (superadmin, notices, manages) => {
  expect(managesNotices({ superadmin, permissions: { ...noPermissions, notices } })).toBe(manages)
})

describe('where a notice stands', () => {
  test.each([
    ['not let go', null, null, null, 'draft'],
    ['not let go, with a date that is past', null, before, null, 'draft'],
    ['let go, its date to come', before, after, null, 'scheduled'],
    ['its date now', before, now, null, 'published'],
    ['its end to come', before, before, after, 'published'],
    ['its end now', before, before, now, 'expired'],
  ])('%s', (_name, releasedAt, publishDate, expiresAt, status) => {
    expect(statusOf({ releasedAt, publishDate, expiresAt }, now)).toBe(status)
  })
})

describe('the steps', () => {
  const table: Record<NoticeStatus, Step[]> = {
    draft: ['change', 'publish', 'delete'],
    scheduled: ['change', 'delete'],
    published: ['change', 'pin', 'unpin', 'acknowledge', 'delete'],
    expired: ['change', 'delete'],
  }
  const every: Step[] = ['change', 'publish', 'pin', 'unpin', 'acknowledge', 'delete']
  test.each(Object.entries(table))('of a notice that is %s', (status, open) => {
    expect(every.filter((step) => isOpen(status as NoticeStatus, step))).toEqual(open)
  })

  test('a refused one says which are open', () => {
    expect(() => requireStep('scheduled', 'pin')).toThrow(
      'A scheduled notice can’t be pinned. It can be changed or deleted.',
    )
    expect(() => requireStep('published', 'publish')).toThrow(
      'A published notice can’t be published. It can be changed, pinned, unpinned, acknowledged, or deleted.',
    )
    expect(() => requireStep('draft', 'publish')).not.toThrow()
  })

  test('are given to those who may take them', () => {
    const manager = { manages: true, asked: false, acknowledged: false }
    const resident = { manages: false, asked: true, acknowledged: false }
    const nothing = { edit: false, publish: false, pin: false, delete: false, acknowledge: false, seeAnalytics: false }
    expect(canFor(manager, 'draft')).toEqual({ ...nothing, edit: true, publish: true, delete: true })
    expect(canFor(manager, 'published')).toEqual({
      ...nothing,
      edit: true,
      pin: true,
      delete: true,
      seeAnalytics: true,
    })
    expect(canFor(manager, 'expired')).toEqual({ ...nothing, edit: true, delete: true, seeAnalytics: true })
    expect(canFor(resident, 'published')).toEqual({ ...nothing, acknowledge: true })
    expect(canFor({ ...resident, acknowledged: true }, 'published')).toEqual(nothing)
    expect(canFor({ ...resident, asked: false }, 'published')).toEqual(nothing)
    expect(canFor(resident, 'expired')).toEqual(nothing)
  })
})

describe('the end', () => {
  test('of an emergency is a week later where nobody said', () => {
    expect(endOf('emergency', now, null)).toBe('2026-11-27T20:00:00.000Z')
    expect(endOf('emergency', now, after)).toBe(after)
    expect(endOf('event', now, null)).toBeNull()
  })

  test('comes after the beginning', () => {
    expect(() => requireOrder(now, now)).toThrow('The end must come after the publish date')
    expect(() => requireOrder(now, before)).toThrow()
    expect(() => requireOrder(now, after)).not.toThrow()
    expect(() => requireOrder(null, before)).not.toThrow()
    expect(() => requireOrder(now, null)).not.toThrow()
  })
})

describe('how far a notice got with a unit', () => {
  const mark = (role: string | null, did: 'nothing' | 'read' | 'acknowledged' = 'nothing') => ({
    role,
    readAt: did === 'nothing' ? null : now,
    acknowledgedAt: did === 'acknowledged' ? now : null,
  })
  test.each([
    ['nobody lives there', [mark(null)], 'none'],
    ['nobody opened it', [mark('owner'), mark('tenant')], 'none'],
    ['one opened it', [mark('owner'), mark('tenant', 'read')], 'seen'],
    ['the tenant took note', [mark('owner', 'read'), mark('tenant', 'acknowledged')], 'acknowledged'],
    ['one of two owners took note', [mark('owner', 'acknowledged'), mark('owner')], 'acknowledged'],
    ['both owners took note', [mark('owner', 'acknowledged'), mark('owner', 'acknowledged')], 'everyOwner'],
    ['the owner took note, the tenant did not', [mark('owner', 'acknowledged'), mark('tenant')], 'everyOwner'],
    ['a tenant of a unit whose owner was not asked', [mark('tenant', 'acknowledged')], 'acknowledged'],
  ] as const)('%s', (_name, marks, reach) => {
    expect(reachOf(marks)).toBe(reach)
  })
})
