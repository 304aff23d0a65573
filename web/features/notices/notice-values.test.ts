import { expect, test } from 'vitest'
import { changeOf, draftOf, emptyNotice, NoticeForm } from './notice-values.ts'

const values = { ...emptyNotice, title: 'Water off', content: '<p>From nine</p>', unitIds: ['703'] }

test('an empty notice is refused with the words of the contract', () => {
  const { error } = NoticeForm.safeParse(emptyNotice)
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['title', 'Title is required'],
    ['content', 'Text is required'],
  ])
})

test('units go along only with a notice to specific units, and what is cleared is sent as empty', () => {
  expect(draftOf(values)).toMatchObject({ audience: 'all', unitIds: [], publishDate: '', expiresAt: '' })
  expect(draftOf({ ...values, audience: 'specific_units' })).toMatchObject({ unitIds: ['703'] })
  expect(draftOf(values)).not.toHaveProperty('revisionNote')
})

test('a change names the version it was made on; a correction says what changed and keeps date and audience', () => {
  const change = changeOf(values, { version: 4, status: 'draft' }, ['a'])
  expect(change).toMatchObject({ version: 4, removeAttachmentIds: ['a'], publishDate: '' })
  expect(change).not.toHaveProperty('revisionNote')
  const correction = changeOf({ ...values, revisionNote: 'Nine, not eight' }, { version: 5, status: 'published' }, [])
  expect(correction).toMatchObject({ version: 5, revisionNote: 'Nine, not eight', askAgain: false })
  for (const fixed of ['publishDate', 'audience', 'unitIds']) expect(correction).not.toHaveProperty(fixed)
})
