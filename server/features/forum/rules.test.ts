import { describe, expect, it } from 'vitest'
import type { ForumPostCan } from '../../../contract/forum/post.ts'
import { permissionsFor } from '../buildings/buildings.ts'
import { commentCan, mayCorrect, mayWrite, moderatesForum, officeAfter, officeOf, postCan } from './rules.ts'

const now = '2026-11-20T20:00:00.000Z'
const owner = { role: 'owner', superadmin: false, moderates: false } as const
const council = { role: 'council', superadmin: false, moderates: true } as const
const staff = { role: 'management', superadmin: true, moderates: true } as const

describe('who', () => {
  it('moderates by the area, or by the platform', () => {
    const by = (role: 'owner' | 'council', superadmin = false) =>
      moderatesForum({ superadmin, permissions: permissionsFor(role, {}) })
    expect([by('owner'), by('council'), by('owner', true)]).toEqual([false, true, true])
    expect(
      moderatesForum({ superadmin: false, permissions: permissionsFor('council', { council: { forum: false } }) }),
    ).toBe(false)
  })

  it('writes where the category lets their role, and nowhere once it is closed', () => {
    const writeRoles = ['council'] as const
    expect(mayWrite(council, { writeRoles, isRetired: false })).toBe(true)
    expect(mayWrite(council, { writeRoles, isRetired: true })).toBe(false)
    expect(mayWrite(owner, { writeRoles, isRetired: false })).toBe(false)
  })

  it('speaks for an office', () => {
    const management = { role: 'management', superadmin: false } as const
    expect([owner, council, management, staff].map(officeOf)).toEqual([null, 'council', 'management', null])
    expect([owner, council, management, staff].map((who) => officeAfter('council', who))).toEqual([
      null,
      'council',
      null,
      null,
    ])
  })
})

describe('what was hidden', () => {
  const hiddenAt = '2026-11-20T19:55:00.000Z'
  it.each([
    [{ status: 'visible', hiddenAt: null }, now, true],
    [{ status: 'hidden', hiddenAt }, '2026-11-20T20:04:59.999Z', false],
    [{ status: 'hidden', hiddenAt }, '2026-11-20T20:05:00.000Z', true],
    [{ status: 'hidden', hiddenAt: null }, now, false],
    [{ status: 'awaiting', hiddenAt }, now, true],
  ] as const)('%o can be corrected at %s: %s', (facts, at, may) => {
    expect(mayCorrect(facts, at)).toBe(may)
  })
})

const facts = {
  isMine: false,
  status: 'visible',
  hiddenAt: null,
  locked: false,
  isRetired: false,
  writeRoles: ['owner', 'council'],
  isOffer: true,
  asks: true,
} as const
const allowed = (can: object): string[] => Object.entries(can).flatMap(([step, may]) => (may === true ? [step] : []))

describe('a post', () => {
  it.each([
    ['a reader', owner, {}, ['comment', 'react', 'answerPoll']],
    [
      'its author',
      owner,
      { isMine: true },
      ['comment', 'react', 'edit', 'delete', 'markAnswer', 'markSold', 'answerPoll'],
    ],
    ['a moderator', council, {}, ['comment', 'react', 'markAnswer', 'answerPoll', 'speakOfficially', 'moderate']],
    ['platform staff', staff, {}, ['moderate']],
    ['a reader of a locked one', owner, { locked: true }, []],
    ['the author of a locked one', owner, { isMine: true, locked: true }, ['delete', 'markAnswer', 'markSold']],
    [
      'a moderator of a locked one',
      council,
      { locked: true },
      ['comment', 'markAnswer', 'speakOfficially', 'moderate'],
    ],
    ['a reader of a closed category', owner, { isRetired: true }, []],
    ['its author while it waits', owner, { isMine: true, status: 'awaiting' }, ['edit', 'delete', 'markSold']],
    ['its author once it is hidden', owner, { isMine: true, status: 'hidden', hiddenAt: now }, ['delete', 'markSold']],
    ['a reader without an offer or a poll', owner, { isOffer: false, asks: false }, ['comment', 'react']],
  ] as const)('lets %s', (_name, who, change, may) => {
    expect(allowed(postCan(who, { ...facts, ...change }, now))).toEqual(may)
  })
})

describe('a comment', () => {
  const post = {
    ...{ comment: true, react: true, edit: false, delete: false, markAnswer: true, markSold: false },
    ...{ answerPoll: false, speakOfficially: true, moderate: true },
  } satisfies ForumPostCan
  const none = Object.fromEntries(Object.keys(post).map((step) => [step, false])) as ForumPostCan
  const about = {
    isMine: false,
    isDeleted: false,
    status: 'visible',
    hiddenAt: null,
    post: none,
    postIsOpen: true,
  } as const

  it.each([
    ['who may everything', { post }, ['reply', 'react', 'markAnswer', 'moderate']],
    [
      'its author',
      { isMine: true, post: { ...post, moderate: false } },
      ['reply', 'react', 'edit', 'delete', 'markAnswer', 'markOfficial'],
    ],
    ['its author in a closed post', { isMine: true, postIsOpen: false }, ['delete']],
    ['its author once it is hidden', { isMine: true, status: 'hidden', hiddenAt: now, post }, ['delete', 'moderate']],
    ['anybody once it is deleted', { isMine: true, isDeleted: true, post }, []],
  ] as const)('lets %s', (_name, change, may) => {
    expect(allowed(commentCan(council, { ...about, ...change }, now))).toEqual(may)
  })
})
