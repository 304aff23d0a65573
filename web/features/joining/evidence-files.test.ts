import { expect, test } from 'vitest'
import { takeFiles } from './evidence-files.ts'

const file = (name: string, bytes = 1) => new File([new Uint8Array(bytes)], name, { lastModified: 1 })
const names = (files: readonly File[]) => files.map(({ name }) => name)

test('files are added to those chosen, each once', () => {
  const taken = takeFiles([file('lease.pdf')], [file('lease.pdf'), file('Photo.JPG')])
  expect([names(taken.files), taken.refused]).toEqual([['lease.pdf', 'Photo.JPG'], []])
})

test.each([
  ['run.exe', 1, 'run.exe isn’t a type of file you can attach here.'],
  ['empty.pdf', 0, 'empty.pdf is empty.'],
  ['huge.pdf', 26 * 1024 * 1024, 'huge.pdf is 26.00 MB; files can be up to 25.00 MB.'],
])('%s of %i bytes is refused in words', (name, bytes, sentence) => {
  expect(takeFiles([], [file(name, bytes)])).toEqual({ files: [], refused: [sentence] })
})

test('the fourth file is one too many', () => {
  const three = ['a.pdf', 'b.pdf', 'c.pdf'].map((name) => file(name))
  expect(takeFiles(three, [file('d.pdf')]).refused).toEqual(['d.pdf is one too many: you can attach up to 3 files.'])
})
