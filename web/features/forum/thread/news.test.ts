import { expect, test } from 'vitest'
import { arrivedSince, countArrived, firstUnread, heldBack } from './news.ts'

const openedAt = '2026-11-23T12:00:00.000Z'
const before = '2026-11-23T11:00:00.000Z'
const after = '2026-11-23T12:00:01.000Z'
const theirs = { isMe: false }
const mine = { isMe: true }

const said = (_id: string, createdAt: string, more: { author?: typeof mine | null; isNew?: boolean } = {}) => ({
  _id,
  createdAt,
  author: theirs,
  isNew: false,
  ...more,
})
const comment = (...[id, at, more, replies = []]: [...Parameters<typeof said>, ReturnType<typeof said>[]?]) => ({
  ...said(id, at, more),
  replies,
})

test('what arrived is what others said since, replies too', () => {
  const all = [
    comment('old', before, {}, [said('reply', after), said('my-reply', after, { author: mine })]),
    comment('new', after),
    comment('gone', after, { author: null }),
  ]
  expect(arrivedSince(all, openedAt)).toEqual(['reply', 'new'])
})

test('what the list has not loaded is counted by the post, without what one said oneself', () => {
  const loaded = [comment('old', before, {}, [said('reply', after), said('my-reply', after, { author: mine })])]
  expect(countArrived(loaded, { openedAt, had: 30, has: 33 })).toBe(2)
  expect(countArrived(loaded, { openedAt, had: 30, has: 30 })).toBe(1)
  expect(countArrived([], { openedAt, had: 30, has: 29 })).toBe(0)
})

test('the first unread one is what stood there when the page was opened', () => {
  const read = comment('read', before)
  const withReply = comment('with-reply', before, {}, [said('reply', before, { isNew: true })])
  expect(firstUnread([read, withReply], openedAt)).toBe('with-reply')
  expect(firstUnread([read, comment('mine', before, { isNew: true, author: mine })], openedAt)).toBeNull()
  expect(firstUnread([read, comment('later', after, { isNew: true })], openedAt)).toBeNull()
})

test('a list that begins with the newest holds back what others say meanwhile, and never one’s own', () => {
  const all = [comment('theirs', after), comment('own', after, { author: mine }), comment('old', before)]
  expect(heldBack(all, openedAt).map(({ _id }) => _id)).toEqual(['own', 'old'])
})
