import { describe, expect, test } from 'vitest'
import {
  isHeldBy,
  keptAs,
  linksIn,
  mayMove,
  newWriterFault,
  reasonWords,
  statusOfChanged,
  waitsForLook,
  type Writer,
} from './rules.ts'

describe('why something is hidden', () => {
  test.each([
    ['rude', '', 'Rude or threatening'],
    ['rude', 'You call names.', 'Rude or threatening: You call names.'],
    ['other', 'It is a list of phone numbers.', 'It is a list of phone numbers.'],
  ] as const)('%s with “%s” reads %s', (reason, words, said) => expect(reasonWords(reason, words)).toBe(said))
})

test.each([
  [1, 'visible', false],
  [2, 'visible', false],
  [3, 'visible', true],
  [9, 'visible', true],
  [3, 'hidden', false],
] as const)('%i reports of what is %s hide it, unless a moderator let it stand: %s', (reporters, status, held) =>
  expect([isHeldBy(reporters, status, false), isHeldBy(reporters, status, true)]).toEqual([held, false]),
)

test.each([
  ['<p>None.</p>', 0],
  ['<p>One <a href="https://a.example/x" rel="nofollow">https://a.example/x</a></p>', 1],
  ['<p>http://a.example and https://a.example are one</p>', 1],
  ['<p>www.a.example, https://b.example/1 and https://b.example/2</p>', 3],
  ['<p><a href="/user/0190a8c4-0000-7000-8000-000000000001">@Olivia Owner</a></p>', 0],
])('%s names %i places', (html, links) => expect(linksIn(html)).toBe(links))

const writer = (more: Partial<Writer> = {}): Writer => ({ isTrusted: false, standing: 0, today: 0, ...more })

describe('a new writer', () => {
  test.each([
    ['writes three in a day', { today: 2 }, 2, null],
    ['does not write a fourth', { today: 3 }, 0, 'posts'],
    ['puts two links in one, not three', {}, 3, 'links'],
    ['is told of the day before the links', { today: 3 }, 3, 'posts'],
    ['is new with four posts', { standing: 4, today: 3 }, 0, 'posts'],
    ['is new no longer with five', { standing: 5, today: 9 }, 9, null],
    ['is nobody who looks after the building', { isTrusted: true, today: 9 }, 9, null],
  ] as const)('%s', (_case, more, links, fault) => expect(newWriterFault(writer(more), links)).toBe(fault))

  test.each([
    ['nobody', {}, false],
    ['newWriters', {}, true],
    ['newWriters', { standing: 5 }, false],
    ['newWriters', { isTrusted: true }, false],
    ['everybody', { standing: 5 }, true],
    ['everybody', { isTrusted: true, standing: 5 }, false],
  ] as const)('waits where %s is looked at first, %o: %s', (lookFirst, more, waits) =>
    expect(waitsForLook(lookFirst, writer(more))).toBe(waits),
  )
})

test.each([
  ['visible', false, 'visible'],
  ['visible', true, 'awaiting'],
  ['hidden', false, 'awaiting'],
  ['awaiting', false, 'awaiting'],
] as const)('what was %s and is changed, looked at first: %s, is %s', (before, looks, after) =>
  expect(statusOfChanged(before, looks)).toBe(after),
)

test.each([
  ['reported', 'kept'],
  ['held', 'restored'],
  ['new', 'shown'],
  ['corrected', 'shown'],
] as const)('what was %s is logged as %s', (cause, kind) => expect(keptAs(cause)).toBe(kind))

describe('a post is moved', () => {
  const general = { _id: 'a', kind: 'general', isRetired: false } as const
  const market = { _id: 'b', kind: 'marketplace', isRetired: false } as const
  const council = { _id: 'c', kind: 'council', isRetired: false } as const
  test.each([
    [general, market, true],
    [market, general, true],
    [general, general, false],
    [general, { ...market, isRetired: true }, false],
    [council, general, false],
    [general, council, false],
  ])('%o to %o: %s', (from, to, may) => expect(mayMove(from, to)).toBe(may))
})
