import { expect, test } from 'vitest'
import { storedFilesWords } from './stored-files-words.ts'

const sound = { files: 1200, checked: 900, missing: 0, changed: 0, unreadable: 0 }

test.each([
  [{}, '1,200 files, 900 checked: none missing, none changed.'],
  [{ files: 1, checked: 1 }, '1 file, 1 checked: none missing, none changed.'],
  [{ missing: 2, unreadable: 1 }, '1,200 files, 900 checked: 2 missing, 1 unreadable.'],
  [{ changed: 1 }, '1,200 files, 900 checked: 1 changed.'],
  [{ files: 0, checked: 0 }, 'No files are stored yet.'],
])('with %j it says %s', (counts, words) => {
  expect(storedFilesWords({ ...sound, ...counts })).toBe(words)
})
