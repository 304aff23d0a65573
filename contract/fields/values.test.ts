import { expect, test } from 'vitest'
import { faviconMostBytes } from '../limits.ts'
import { Favicon, HexColour, InstantField, LocalDateField } from './values.ts'

const picture = (kind: string, start: number[] | string, bytes = 60) => {
  const content = Buffer.alloc(bytes)
  Buffer.from(start as string, 'latin1').copy(content)
  return `data:image/${kind};base64,${content.toString('base64')}`
}
const png = '\x89PNG\r\n\x1A\n'
const webp = (sizeBytes: number) => {
  const head = Buffer.from('RIFF....WEBPVP8L', 'latin1')
  head.writeUInt32LE(sizeBytes, 4)
  return head.toString('latin1')
}

test.each([
  '/favicon.svg',
  '/icons/tower-2.png',
  picture('png', png),
  picture('png', png, faviconMostBytes),
  picture('jpeg', '\xFF\xD8\xFF\xE0'),
  picture('gif', 'GIF89a'),
  ...[26, 1000, 30_001].map((size) => picture('webp', webp(size))),
])('%.40s is taken as an icon', (icon) => {
  expect(Favicon.parse(icon)).toBe(icon)
})

test.each([
  '',
  '/',
  'favicon.ico',
  '//evil.example/icon.png',
  '/\\evil.example',
  '/a//b',
  '/../secret',
  '/a/../../b',
  '/icon.png?x=1',
  '/%2e%2e/x',
  '/a b',
  'https://evil.example/icon.png',
  'http://localhost/icon.png',
  'javascript:alert(1)',
  'data:image/svg+xml;base64,PHN2Zy8+',
  'data:image/svg+xml,<svg/>',
  'data:text/html;base64,PGI+',
  'DATA:image/png;base64,iVBORw0KGgo=',
  'data:image/png;base64,',
  'data:image/png;base64,iVBORw0KGgo=\n',
  'data:image/png;base64,iVBORw0KGg',
  'data:image/png,iVBORw0KGgo=',
  `x${picture('png', png)}`,
  picture('png', 'GIF89a'),
  picture('gif', png),
  picture('jpeg', '<svg>'),
  picture('webp', 'RIFF....WAVE'),
  picture('png', png, faviconMostBytes + 3),
  picture('png', png, 2_000_000),
  `/${'x'.repeat(3000)}`,
])('%.40s is refused as an icon', (icon) => {
  expect(Favicon.safeParse(icon).error?.issues.map(({ message }) => message)).toEqual([
    'Icon must be a PNG, JPEG, WebP or GIF image up to 32 KB',
  ])
})

test.each(['1e40af', '#1e40a', '#1e40aff', 'red', '#1e40ag', 'rgb(0,0,0)', '#1e40af;}', '#1e40af\n', 'url(x)', ''])(
  '%j is refused as a colour',
  (colour) => {
    expect(HexColour.safeParse(colour).error?.issues[0]?.message).toBe('Enter a colour such as #1e40af')
  },
)

test('a colour is kept in small letters', () => {
  expect(HexColour.parse('#1E40AF')).toBe('#1e40af')
})

test.each(['2026-02-29', '2026-02-30', '2026-13-01', '2026-1-1', '20260101', '2026-01-01T00:00:00.000Z', '', 'today'])(
  '%j is no day',
  (day) => {
    expect(LocalDateField.safeParse(day).error?.issues[0]?.message).toBe('Not a valid date')
  },
)

test.each([
  '2026-02-30T10:00:00.000Z',
  '2026-11-20T24:00:00.000Z',
  '2026-11-20T10:60:00.000Z',
  '2026-11-20T10:00:00Z',
  '2026-11-20T10:00:00.000+01:00',
  '2026-11-20 10:00:00.000Z',
  'now',
  '0001-01-01T00:00:00.000Z',
  '',
])('%j is no moment', (moment) => {
  expect(InstantField.safeParse(moment).error?.issues[0]?.message).toBe('Not a valid date and time')
})

test('a leap day is a day', () => {
  expect(LocalDateField.parse('2028-02-29')).toBe('2028-02-29')
})
