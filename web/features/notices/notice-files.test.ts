import { expect, test } from 'vitest'
import { takeFiles } from './notice-files.ts'

const file = (name: string, sizeBytes = 10) => ({ name, size: sizeBytes, lastModified: 1 }) as File

test('files within the limits are added, the same one once', () => {
  const first = takeFiles([], [file('Plan.PDF'), file('hall.jpg')])
  expect(first).toMatchObject({ files: [{ name: 'Plan.PDF' }, { name: 'hall.jpg' }], refused: [] })
  expect(takeFiles(first.files, [file('hall.jpg')]).files).toHaveLength(2)
})

test('each file that is not taken gets a sentence', () => {
  const { files, refused } = takeFiles([], [file('a.svg'), file('big.pdf', 26 * 1024 * 1024), file('nothing.txt', 0)])
  expect(files).toEqual([])
  expect(refused).toEqual([
    'You can’t attach a.svg: this file type isn’t supported.',
    'big.pdf is 26.00 MB; the limit is 25 MB per file.',
    'nothing.txt is empty.',
  ])
})

test('ten files are the most, those already attached counted in', () => {
  const { files, refused } = takeFiles([file('1.pdf')], [file('2.pdf'), file('3.pdf')], 8)
  expect(files.map(({ name }) => name)).toEqual(['1.pdf', '2.pdf'])
  expect(refused).toEqual(['3.pdf is one too many. The limit is 10 files per notice.'])
})
