import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanLine, cleanText, hasAlike, isBlank, isStorable, nameKey } from './clean.ts'

test.each([
  ["O'Brien", "O'Brien"],
  ['a < b', 'a < b'],
  ['a < b > c', 'a < b > c'],
  ['<3', '<3'],
  ['I <3 you > me', 'I <3 you > me'],
  ['x <y <3 > z>', 'x <y <3 > z>'],
  ['5 > 3 & 2 < 4', '5 > 3 & 2 < 4'],
  ['"quoted" & plain', '"quoted" & plain'],
  ['JavaScript is a language', 'JavaScript is a language'],
  ['I teach JavaScript: come along', 'I teach JavaScript: come along'],
  ['👩‍👩‍👧 family', '👩‍👩‍👧 family'],
  ['From: Jane Doe <jane@x.example>', 'From: Jane Doe <jane@x.example>'],
  ['If a<b and c>d then call.', 'If a<b and c>d then call.'],
  ['If a<b and c=5>d then call.', 'If a<b and c=5>d then call.'],
  ['Leak <unit 305>', 'Leak <unit 305>'],
  ['<leak> in <unit>', '<leak> in <unit>'],
  ['See <https://example.ca/a?b=c> for it', 'See <https://example.ca/a?b=c> for it'],
  ['<mailto:jane@x.example>', '<mailto:jane@x.example>'],
  ['<a@x.example>, <b.c@x.example>, <i-j@x.example>', '<a@x.example>, <b.c@x.example>, <i-j@x.example>'],
  ['Levels P1<P2>P3', 'Levels P1<P2>P3'],
  ['Call <your name here>', 'Call <your name here>'],
  ['<</unit>>', '<</unit>>'],
  ['Map<string, number>', 'Map<string, number>'],
  ['<- left, right ->', '<- left, right ->'],
  ['<!> careful <?>', '<!> careful <?>'],
  ['temperature < 5 C/> 30 C', 'temperature < 5 C/> 30 C'],
  ['<b', '<b'],
  ['b>', 'b>'],
  ['<body corporate>', '<body corporate>'],
  ['<table of 4>', '<table of 4>'],
  ['<a title="never closed', '<a title="never closed'],
  ['<my-widget>', '<my-widget>'],
  ['<heading 1>', '<heading 1>'],
  ['<p2>', '<p2>'],
])('%j reads back as typed', (raw, kept) => {
  expect(cleanText(raw)).toBe(kept)
})

test.each([
  ['<b>bold</b>', 'bold'],
  ['<script>alert(1)</script>', 'alert(1)'],
  ['<img src=x onerror="alert(1)">', ''],
  ['<<script>script>alert(1)<</script>/script>', 'alert(1)'],
  ['<!-- hidden -->seen<!doctype html>', 'seen'],
  ['javascript:alert(1)', 'alert(1)'],
  ['JaVaScRiPt : alert(1)', 'alert(1)'],
  ['go to javascript:alert(1)', 'go to alert(1)'],
  ['javajavascript:script:alert(1)', 'alert(1)'],
  ['vbscript:msgbox', 'msgbox'],
  ['data:text/html,<b>x</b>', 'x'],
  ['\u202Eabc\u0007', 'abc'],
  ['soft\u00ADhyphen, \u180Eword\u2061 joined\u206A', 'softhyphen, word joined'],
  ['\u2800\u200D\u3164', ''],
  ['one\u2028two\vthree\u0085four', 'one\ntwo\nthree\nfour'],
  ['  around  ', 'around'],
  ['<P CLASS="x">Please</P >', 'Please'],
  ['one<br>two<BR/>three<br />', 'onetwothree'],
  ['<a href="/x" title="a > b">link</a>', 'link'],
  ["<a title='<b>'>link</a>", 'link'],
  ['<a title="<3">link</a>', 'link'],
  ['<img/src=x/onerror=alert(1)>', ''],
  ['<img src="x"onerror="y">', ''],
  ["<img src=x onerror=alert('1')>", ''],
  ['<input disabled value=1 required>', ''],
  ['<svg onload=alert(1)>', ''],
  ['<font color=red>old</font>', 'old'],
  ['<div\ndata-a = "1"\nid=b>text</div>', 'text'],
  ['<javascript:b>bold', 'bold'],
  ['<!-- a > b -->seen', 'seen'],
  ['Leak <b>in</b> <unit 305>', 'Leak in <unit 305>'],
  ['<<i>b>text', 'text'],
])('%j is kept as %j', (raw, kept) => {
  expect(cleanText(raw)).toBe(kept)
})

test('several lines keep their breaks, one line has none', () => {
  expect(cleanText('one\r\ntwo\rthree')).toBe('one\ntwo\nthree')
  expect(cleanLine(' one \n\t two ')).toBe('one two')
})

test.each(['👩‍👩‍👧', '❤️‍🔥 hot water', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 team', 'می‌خواهم', 'שלום\u200F!'])(
  'joiners and what holds %s together stay',
  (text) => {
    expect(cleanText(text)).toBe(text)
    expect(cleanLine(text)).toBe(text)
  },
)

test.each([
  ['Party Room', 'party room'],
  ['PARTY\u00A0 ROOM', 'party room'],
  [' Party\u200B Room\uFEFF', 'party room'],
  ['Par\u00ADty \u200DRoom', 'party room'],
  ['Ｐａｒｔｙ Ｒｏｏｍ', 'party room'],
  ['\u202DParty Room\u202C', 'party room'],
  ['CAFE\u0301', 'café'],
  ['ﬁtness', 'fitness'],
  ['Party \u200B Room', 'party room'],
])('%j is compared as %j', (name, key) => {
  expect(nameKey(name)).toBe(key)
})

test.each([
  [['Yes', 'No'], false],
  [['Yes', 'No', 'YES'], true],
  [['Yes', 'No', 'No\u200B'], true],
  [['Yes  please', 'Yes\u00A0please'], true],
  [['', '', 'Yes'], false],
])('of %j two look the same: %s', (names, alike) => {
  expect(hasAlike(names)).toBe(alike)
})

test.each([
  ['', true],
  [' \n\u00A0', true],
  ['\u200D\u2060\uFEFF\u00AD\u034F\uFE0F', true],
  ['\u2800\u3164\u115F', true],
  ['👩‍👩‍👧', false],
  ['.', false],
])('%j is blank: %s', (text, blank) => {
  expect(isBlank(text)).toBe(blank)
})

test('letters are composed', () => {
  expect(cleanLine('Ine\u0300s')).toBe('In\u00e8s')
})

const markup = fc
  .array(
    fc.constantFrom(
      '<',
      '>',
      '/',
      'a',
      'b',
      ' ',
      '3',
      '!',
      'java',
      'script',
      ':',
      'data:text/html',
      ',',
      '\n',
      '=',
      '"',
    ),
    {
      maxLength: 40,
    },
  )
  .map((parts) => parts.join(''))

test('cleaning a second time changes nothing, and no tag of an element is left', () => {
  fc.assert(
    fc.property(markup, (raw) => {
      const line = cleanLine(raw)
      expect(cleanText(cleanText(raw))).toBe(cleanText(raw))
      expect(cleanLine(line)).toBe(line)
      expect(line).not.toMatch(/<\/?[ab]\s*\/?>/i)
    }),
    { numRuns: 3000 },
  )
})

test('text with NUL or half a character cannot be kept', () => {
  expect(isStorable('plain 👋')).toBe(true)
  expect(isStorable('a\0b')).toBe(false)
  expect(isStorable('a\uD83D')).toBe(false)
})
