import { expect, test } from 'vitest'
import { keptAtHeader, keptSince, noteAge } from './kept-answers.ts'

const at = (keptAt?: string) => new Response(null, { headers: keptAt ? { [keptAtHeader]: keptAt } : {} })

test('each query has the age of its own last answer', () => {
  noteAge('one')(at('2026-11-20'))
  noteAge('two')(at())
  expect([keptSince('one'), keptSince('two'), keptSince('three')]).toEqual(['2026-11-20', null, null])
  noteAge('one')(new Response(null, { status: 503 }))
  expect(keptSince('one')).toBe('2026-11-20')
  noteAge('one')(at())
  expect(keptSince('one')).toBeNull()
})

test('a list is as old as its oldest page, until it is read anew from the first', () => {
  noteAge('list')(at('2026-11-20'))
  noteAge('list', true)(at())
  expect(keptSince('list')).toBe('2026-11-20')
  noteAge('list', true)(at('2026-11-19'))
  expect(keptSince('list')).toBe('2026-11-19')
  noteAge('list')(at())
  noteAge('list', true)(at())
  expect(keptSince('list')).toBeNull()
})
