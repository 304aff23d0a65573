import { expect, test } from 'vitest'
import { messageOf } from './message.ts'

const words = { title: 'Water off', text: 'From 9 to 11.', tag: 'abc', link: '/announcements/1?building=2' }

test('a message says what was sent', () => {
  expect(messageOf(JSON.stringify({ ...words, more: 'x' }))).toEqual(words)
})

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '', 7, null])(
  'it never leads to %s',
  (link) => {
    expect(messageOf(JSON.stringify({ ...words, link })).link).toBe('/inbox')
  },
)

test.each([undefined, '', 'x', 'null', '[]', '7', '{}', '{"title":7,"text":"","tag":""}'])(
  'a message of %s still says where to look',
  (text) => {
    expect(messageOf(text)).toEqual({
      title: 'News from your building',
      text: 'Open your inbox to read it.',
      link: '/inbox',
      tag: 'unreadable',
    })
  },
)
