import { expect, test } from 'vitest'
import {
  authorWords,
  closedWords,
  commentsWords,
  nameParts,
  officeWords,
  pageOf,
  placeOf,
  priceWords,
  reactionsLine,
  shareOf,
  titleOf,
  unreadWords,
} from './words.ts'

test('addresses lead to a post, to a comment on it and to a category', () => {
  expect(pageOf('p')).toBe('/forum/p')
  expect(pageOf('p', 'c')).toBe('/forum/p?comment=c')
  expect(placeOf('marketplace')).toBe('/forum?category=marketplace')
})

test('people are called by their name, with the unit where they choose so', () => {
  expect(authorWords({ name: 'Olivia Owner', unitNumber: null })).toBe('Olivia Owner')
  expect(authorWords({ name: 'Olivia Owner', unitNumber: '101' })).toBe('Olivia Owner, unit 101')
  expect(nameParts('Hana Maria Sato')).toEqual({ firstName: 'Hana', lastName: 'Sato' })
  expect(nameParts('Cher')).toEqual({ firstName: 'Cher', lastName: '' })
  expect(officeWords('council', 'Board')).toBe('Board')
  expect(officeWords('management', 'Board')).toBe('Management')
})

test.each([
  [null, 'Price negotiable'],
  [0, 'Free'],
  [12_050, '$120.50'],
])('a price of %s reads %s', (cents, words) => {
  expect(priceWords(cents)).toBe(words)
})

test('counts', () => {
  expect(reactionsLine({})).toBe('')
  expect(reactionsLine({ like: 2, sad: 1 })).toBe('3 reactions')
  expect(commentsWords(0)).toBe('No comments yet')
  expect(commentsWords(1)).toBe('1 comment')
  expect(unreadWords(7, 100)).toBe('7')
  expect(unreadWords(100, 100)).toBe('100+')
  expect(shareOf(1, 4)).toBe(25)
  expect(shareOf(0, 0)).toBe(0)
})

test('the page of the council’s category has its own name', () => {
  expect(titleOf({ kind: 'council', name: 'Council' })).toBe('Council forum')
  expect(titleOf({ kind: 'general', name: 'Questions' })).toBe('Questions')
})

test.each([
  [{ locked: true, status: 'visible' }, /^A moderator has locked this post/],
  [{ locked: true, status: 'hidden' }, /^No one can comment while this post is hidden/],
  [{ locked: false, status: 'awaiting' }, /^People can comment after a moderator/],
  [{ locked: false, status: 'visible' }, /^You can read News, but you can’t post in it\.$/],
] as const)('%o says why nobody comments', (post, words) => {
  expect(closedWords({ ...post, category: { name: 'News' } })).toMatch(words)
})
