import { expect, test } from 'vitest'
import { fileMostBytes } from '../../../contract/limits.ts'
import { faultOf, titleOf } from './file-kinds.ts'

test.each([
  ['Bylaws.PDF', 10, null],
  ['photo.jpeg', fileMostBytes, null],
  ['IMG_0042.HEIC', 10, null],
  ['photo.jfif', 10, null],
  ['scan', 10, null],
  ['setup.exe', 10, 'setup.exe isn’t a type of file the library accepts.'],
  ['empty.pdf', 0, 'empty.pdf is empty.'],
  ['large.pdf', fileMostBytes + 1, 'large.pdf is 25.00 MB; files can be up to 25 MB.'],
])('%s of %i bytes: %s', (name, size, fault) => {
  expect(faultOf({ name, size })).toBe(fault)
})

test.each([
  ['Council_minutes  2026.10.pdf', 'Council minutes 2026.10'],
  ['.pdf', '.pdf'],
])('%s is called %s', (name, title) => {
  expect(titleOf(name)).toBe(title)
})
