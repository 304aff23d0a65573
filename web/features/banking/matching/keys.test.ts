import { expect, test } from 'vitest'
import { deedOf, type Press } from './keys.ts'

const press = (key: string, more: Partial<Press> = {}): Press => ({
  ...{ key, modified: false, repeated: false, taken: false, at: 'transaction', atMs: 5000 },
  ...more,
})
const usual = { singleKeys: true, goSinceMs: null }

test.each([
  ['ArrowDown', 'next'],
  ['j', 'next'],
  ['ArrowUp', 'previous'],
  ['k', 'previous'],
  ['Home', 'first'],
  ['End', 'last'],
  ['Enter', 'accept'],
  ['a', 'accept'],
  ['e', 'edit'],
  ['s', 'split'],
  ['i', 'ignore'],
  ['u', 'undo'],
  ['?', 'keys'],
  ['x', null],
  ['toString', null],
  ['A', null],
])('%s on a transaction: %s', (key, deed) => expect(deedOf(press(key), usual)).toBe(deed))

test.each([
  ['while something is typed or a dialog is open', press('a', { taken: true })],
  ['with Control', press('a', { modified: true })],
  ['Enter elsewhere: it presses the button that has the focus', press('Enter', { at: 'part' })],
  ['arrows elsewhere: they scroll', press('ArrowDown', { at: 'page' })],
  ['the help of the screen', press('?', { at: 'page' })],
  ['Enter held down', press('Enter', { repeated: true })],
  ['a letter held down', press('a', { repeated: true })],
])('nothing: %s', (_what, one) => expect(deedOf(one, usual)).toBeNull())

test.each([
  ['a letter anywhere in the part', press('a', { at: 'part' }), 'accept'],
  ['a letter where nothing has the focus', press('j', { at: 'page' }), 'next'],
  ['an arrow held down', press('ArrowDown', { repeated: true }), 'next'],
])('%s', (_what, one, deed) => expect(deedOf(one, usual)).toBe(deed))

test('switched off, letters do nothing; arrows and Enter stay', () => {
  const off = { ...usual, singleKeys: false }
  expect(['j', 'a', '?'].map((key) => deedOf(press(key), off))).toEqual([null, null, null])
  expect(['ArrowDown', 'Enter'].map((key) => deedOf(press(key), off))).toEqual(['next', 'accept'])
})

test('after g, a letter leads to another screen, for a second and a half', () => {
  const after = (ms: number, key = 'a') => deedOf(press(key), { singleKeys: true, goSinceMs: 5000 - ms })
  expect([after(100), after(1500), after(1501), after(100, 'Enter')]).toEqual([null, null, 'accept', 'accept'])
})
