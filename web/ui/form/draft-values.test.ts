import { expect, test } from 'vitest'
import { keptIn, typedIn } from './draft-values.ts'

const opened = { title: '', body: '', poll: null, choices: [''], official: false }

test.each<[what: string, typed: object, kept: object | null]>([
  ['nothing', {}, null],
  ['a title', { title: 'Hello' }, { title: 'Hello' }],
  ['a text that was emptied again', { body: '' }, null],
  ['a row', { choices: ['', 'Blue'] }, { choices: ['', 'Blue'] }],
  ['a part that was added', { poll: { lastDay: '' } }, { poll: { lastDay: '' } }],
  ['a file, which cannot be kept', { picture: new File([], 'a.png') }, null],
  ['files, which cannot be kept', { pictures: [new File([], 'a.png')] }, null],
])('keeps of %s what differs from how the form opened', (_what, typed, kept) => {
  expect(typedIn({ ...opened, ...typed }, opened)).toEqual(kept)
})

test.each<[what: string, kept: unknown, read: object | null]>([
  ['nothing', null, null],
  ['something else', 'Hello', null],
  ['another shape', { body: 'Hello' }, null],
  ['fields that are gone', { typed: { subject: 'Hello' } }, null],
  ['a field that held something else', { typed: { title: ['Hello'], choices: 'Red' } }, null],
  ['a draft', { typed: { title: 'Hello' }, version: 3 }, { typed: { title: 'Hello' }, version: 3 }],
  [
    'a part that can be absent',
    { typed: { poll: { lastDay: '' } } },
    { typed: { poll: { lastDay: '' } }, version: null },
  ],
])('reads what was kept, of %s', (_what, kept, read) => {
  expect(keptIn(kept, opened)).toEqual(read)
})
