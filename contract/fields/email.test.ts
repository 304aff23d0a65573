import { expect, test } from 'vitest'
import { Email } from '../fields.ts'
import { answerOf, keeps, refuses } from '../testing/answers.ts'

const long = (length: number) =>
  `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.ca`.padStart(length, 'a')

refuses('email', Email, [
  [undefined, 'Email is required'],
  [null, 'Email is required'],
  ['', 'Email is required'],
  ['   ', 'Email is required'],
  [7, 'Email must be text'],
  ['a@b', 'Email is too short'],
  ['a@bc', 'Email is too short'],
  ['a@b.c', 'Invalid email format'],
  ['a'.repeat(255), 'Email is too long'],
  [`${long(250)}.info`, 'Email is too long'],
  ['a'.repeat(100_000), 'Email is too long'],
  ['plainaddress', 'Invalid email format'],
  ['@example.ca', 'Invalid email format'],
  ['name@', 'Invalid email format'],
  ['name@example', 'Invalid email format'],
  ['name@.ca.', 'Invalid email format'],
  ['name@example..ca', 'Invalid email format'],
  ['name@-example.ca', 'Invalid email format'],
  ['name@example.c', 'Invalid email format'],
  ['name@111.222.333.444', 'Invalid email format'],
  ['.name@example.ca', 'Invalid email format'],
  ['name.@example.ca', 'Invalid email format'],
  ['na..me@example.ca', 'Invalid email format'],
  ['a@b@example.ca', 'Invalid email format'],
  ['two words@example.ca', 'Invalid email format'],
  ['name@example.ca (Joe)', 'Invalid email format'],
  ['Joe <joe@example.ca>', 'Invalid email format'],
  ['name@exa\nmple.ca', 'Invalid email format'],
  [`${'x'.repeat(65)}@example.ca`, 'Invalid email format'],
  ['name@gmial.com', 'Email domain appears to have a typo'],
  ['name@GMAIL.CON', 'Email domain appears to have a typo'],
  ['name@hotmial.com', 'Email domain appears to have a typo'],
  ['name@yaho.com', 'Email domain appears to have a typo'],
  ['name@outlok.com', 'Email domain appears to have a typo'],
  ['na\0me@example.ca', 'Email contains invalid characters'],
  ['na\uD83Dme@example.ca', 'Email contains invalid characters'],
])

keeps('email', Email, [
  ['a@b.ca'],
  ['  Olivia.Owner@Example.CA ', 'olivia.owner@example.ca'],
  ["o'brien+strata@sub.example.co.uk"],
  ['first_last-1@my-strata.example'],
  ['1234567890@example.ca'],
  ['name@xn--exmple-cua.ca'],
  ['name@example.xn--p1ai'],
  ['name@gmail.com'],
  ['name@ymail.com'],
  ['name@gmx.com'],
  ['name@hotmail.ca'],
  ['name@yahoo.co.jp'],
  ['\u200Bname@example.ca\uFEFF', 'name@example.ca'],
  ['\u202Aname@example.ca\u202C', 'name@example.ca'],
  ['na\u200Dme@exam\u00ADple.ca\u00A0', 'name@example.ca'],
  ['na\u2060me@\u200Eexample.ca\u200F', 'name@example.ca'],
  ['name@\u00A0example.ca', 'name@example.ca'],
])

test('254 characters are the most', () => {
  expect(answerOf(Email, long(254))).toEqual({ refused: ['Invalid email format'] })
  const longest = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(58)}.ca`
  expect(longest).toHaveLength(254)
  expect(answerOf(Email, longest)).toBe(longest)
})
