import { expect, test } from 'vitest'
import { changeWords } from './change-words.ts'

const field = (name: string) => ({ field: name, before: null, after: null })

test('a change says what was changed, in words of the screen', () => {
  expect(changeWords({ action: 'changed', fields: ['title', 'content', 'version'].map(field) })).toBe(
    'Changed: title, text',
  )
  expect(changeWords({ action: 'corrected', fields: [field('version')] })).toBe('Corrected')
  expect(changeWords({ action: 'published', fields: [field('status')] })).toBe('Published')
  expect(changeWords({ action: 'withdrawn', fields: [] })).toBe('Withdrawn')
})
