import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { markStoredPerson } from './stored-person.ts'

/** The attributes that the page has after the script ran. */
const marksAfter = (getItem: (key: string) => string | null): string[] => {
  const marks: string[] = []
  const documentElement = { setAttribute: (name: string) => marks.push(name) }
  runInNewContext(markStoredPerson, { localStorage: { getItem }, document: { documentElement } })
  return marks
}

test('the page is marked for a stored person, and for nobody else', () => {
  expect(marksAfter((key) => (key === 'user' ? '{}' : null))).toEqual(['data-person'])
  expect(marksAfter((key) => (key === 'user' ? null : 'x'))).toEqual([])
})

test('a browser that refuses storage is that of a visitor', () => {
  const refuse = () => {
    throw new Error('denied')
  }
  expect(marksAfter(refuse)).toEqual([])
})
