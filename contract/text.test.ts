import { expect, test } from 'vitest'
import { formatFileSize, formatPhone, sentence, truncate, withArticle } from './text.ts'

test.each([
  ['owner', 'an owner'],
  ['tenant', 'a tenant'],
  ['agent for the owner', 'an agent for the owner'],
])('%s takes its article: %s', (words, said) => expect(withArticle(words)).toBe(said))

test.each([
  ['It was due Nov 20, 2026, 3:05 p.m.', 'It was due Nov 20, 2026, 3:05 p.m.'],
  ['It was due Nov 20, 2026', 'It was due Nov 20, 2026.'],
  ['Given by Acme Ltd.', 'Given by Acme Ltd.'],
  ['Is it open?', 'Is it open?'],
  ['Help!', 'Help!'],
  ['And so on…', 'And so on…'],
  ['They said “no.”', 'They said “no.”'],
  ['They said “no”', 'They said “no”.'],
  ['(by 9:00 a.m.)', '(by 9:00 a.m.).'],
])('%j is the sentence %j', (text, whole) => {
  expect(sentence(text)).toBe(whole)
  expect(sentence(whole)).toBe(whole)
})

test.each([
  ['short', 10, 'short'],
  ['exactly ten', 11, 'exactly ten'],
  ['a longer text', 9, 'a longer…'],
  ['a longer text', 8, 'a longe…'],
  ['ab👋cd', 4, 'ab…'],
  ['', 5, ''],
])('%j in %i characters reads %j', (text, most, shortened) => {
  expect(truncate(text, most)).toBe(shortened)
})

test.each([
  [0, '0 Bytes'],
  [512, '512 Bytes'],
  [1023, '1023 Bytes'],
  [1024, '1.00 KB'],
  [1536, '1.50 KB'],
  [1_048_575, '1.00 MB'],
  [1_572_864, '1.50 MB'],
  [26_214_400, '25.00 MB'],
  [1_073_741_824, '1.00 GB'],
  [5_497_558_138_880, '5120.00 GB'],
])('%i bytes read %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text)
})

test.each([
  ['+16045550123', '(604) 555-0123'],
  ['+442079460958', '+442079460958'],
])('%s shows as %s', (number, shown) => {
  expect(formatPhone(number)).toBe(shown)
})
