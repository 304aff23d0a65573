import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { hideFromStored } from './stored-person.ts'

/** The styles that the page has after the script ran. */
const stylesAfter = (getItem: (key: string) => string | null): object[] => {
  const styles: object[] = []
  const document = { createElement: () => ({}), head: { append: (style: object) => styles.push(style) } }
  runInNewContext(hideFromStored, { localStorage: { getItem }, document })
  return styles
}

test('the visitor’s bar is hidden for a stored person, and for nobody else', () => {
  expect(stylesAfter((key) => (key === 'user' ? '{}' : null))).toMatchObject([
    { textContent: expect.stringContaining('header[data-loading]') },
  ])
  expect(stylesAfter((key) => (key === 'user' ? null : 'x'))).toEqual([])
})

test('a browser that refuses storage is that of a visitor', () => {
  const refuse = () => {
    throw new Error('denied')
  }
  expect(stylesAfter(refuse)).toEqual([])
})
