import { expect, test } from 'vitest'
import { pictureFault } from './picture-fault.ts'

test.each([
  ['mark.png', 'image/png', 900, null],
  [
    'mark.svg',
    'image/svg+xml',
    900,
    'mark.svg is an SVG, which can contain more than an image. Save it as a PNG first.',
  ],
  ['mark.gif', 'image/gif', 900, 'mark.gif can’t be used. Choose a PNG, JPEG or WebP file.'],
  ['mark.png', 'image/png', 0, 'mark.png is empty.'],
  ['mark.png', 'image/png', 26_214_401, 'mark.png is 25.00 MB; an image can be up to 25 MB.'],
])('%s of type %s with %i bytes: %s', (name, type, size, fault) => {
  expect(pictureFault({ name, type, size })).toBe(fault)
})
