import { expect, test } from 'vitest'
import { isHeic, middleOf, pictureFault } from './picture-square.ts'

const megabyte = 1024 * 1024

test.each([
  ['me.jpg', 'image/jpeg', megabyte, null],
  ['me.webp', 'image/webp', 25 * megabyte, null],
  ['me.heic', 'image/heic', megabyte, null],
  ['me.HEIC', '', megabyte, null],
  ['me.jfif', '', megabyte, null],
  ['me.docx', '', 10, 'me.docx isn’t a photo we can use. Choose a PNG, JPEG, WebP, HEIC or GIF file.'],
  ['me.svg', 'image/svg+xml', 10, 'me.svg isn’t a photo we can use. Choose a PNG, JPEG, WebP, HEIC or GIF file.'],
  ['me', '', 10, 'me isn’t a photo we can use. Choose a PNG, JPEG, WebP, HEIC or GIF file.'],
  ['me.png', 'image/png', 0, 'me.png is empty.'],
  ['me.png', 'image/png', 26 * megabyte, 'me.png is 26.00 MB; a photo can be up to 25 MB.'],
])('%s of type %s and %i bytes: %s', (name, type, size, fault) => {
  expect(pictureFault({ name, type, size })).toBe(fault)
})

test.each([
  ['a.heic', '', true],
  ['a.HEIF', '', true],
  ['a', 'image/heic-sequence', true],
  ['a.jpg', 'image/jpeg', false],
])('%s of type %s is drawn by the server: %s', (name, type, heic) => {
  expect(isHeic({ name, type })).toBe(heic)
})

test.each([
  [
    { width: 400, height: 300 },
    { left: 50, top: 0, side: 300 },
  ],
  [
    { width: 301, height: 400 },
    { left: 0, top: 49, side: 301 },
  ],
  [
    { width: 5, height: 5 },
    { left: 0, top: 0, side: 5 },
  ],
])('the middle of %o is %o', (size, middle) => {
  expect(middleOf(size)).toEqual(middle)
})
