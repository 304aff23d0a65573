import { expect, test } from 'vitest'
import { pictureFault } from './picture-fault.ts'

test.each([
  ['mark.png', 'image/png', 900, null],
  ['mark.svg', 'image/svg+xml', 900, 'mark.svg is an SVG, which can hold more than a picture. Save it as PNG first.'],
  ['mark.gif', 'image/gif', 900, 'mark.gif cannot be used. Choose a PNG, JPEG or WebP file.'],
  ['mark.png', 'image/png', 0, 'mark.png is empty.'],
  ['mark.png', 'image/png', 26_214_401, 'mark.png has 25.00 MB; a picture may have 25 MB at most.'],
])('%s of type %s with %i bytes: %s', (name, type, size, fault) => {
  expect(pictureFault({ name, type, size })).toBe(fault)
})
