import { find } from 'linkifyjs'
import { expect, test } from 'vitest'
import { addressesIn } from './plain-addresses.ts'

const linked = (text: string) =>
  addressesIn(text, find).flatMap(({ text: shown, href }) => (href ? [[shown, href]] : []))

test.each<[text: string, links: string[][]]>([
  ['Nothing here.', []],
  ['See https://www.example.ca/a?b=1#c.', [['https://www.example.ca/a?b=1#c', 'https://www.example.ca/a?b=1#c']]],
  ['(www.example.ca)', [['www.example.ca', 'https://www.example.ca']]],
  ['Write to pat@x.example.ca, please', [['pat@x.example.ca', 'mailto:pat@x.example.ca']]],
  ['javascript:alert(1) ftp://x.example.com', []],
  ['At 9:00 a.m.for 305.Then', []],
])('links the addresses in %s', (text, links) => {
  expect(linked(text)).toEqual(links)
  const whole = addressesIn(text, find).map((piece) => piece.text)
  expect(whole.join('')).toBe(text)
})

test('shows the text as it is without the library', () => {
  expect(addressesIn('See https://x.example', null)).toEqual([{ text: 'See https://x.example', href: null, at: 0 }])
  expect(addressesIn('', null)).toEqual([])
})
