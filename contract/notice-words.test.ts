import { expect, test } from 'vitest'
import { audienceLabels, noticeTypeLabels, priorityLabels } from './notice-words.ts'
import { Audience, NoticeType, PinnedNotice, Priority } from './notices.ts'

test('types, each with its words', () => {
  expect(NoticeType.options).toEqual(['emergency', 'event', 'maintenance', 'meeting', 'announcement', 'policy'])
  expect(Object.values(noticeTypeLabels)).toEqual([
    'Emergency',
    'Event',
    'Maintenance',
    'Meeting',
    'Notice',
    'Policy Update',
  ])
  expect(Object.keys(noticeTypeLabels)).toEqual(NoticeType.options)
})

test('priorities', () => {
  expect(Priority.options).toEqual(['low', 'medium', 'high', 'urgent'])
  expect(Object.keys(priorityLabels)).toEqual(Priority.options)
})

test('audiences, each with its words', () => {
  expect(Audience.options).toEqual(['all', 'owners', 'tenants', 'council', 'specific_units'])
  expect(Object.keys(audienceLabels)).toEqual(Audience.options)
  expect(Object.values(audienceLabels)).toEqual([
    'All Residents',
    'Owners Only',
    'Tenants Only',
    'Council Members',
    'Specific Units',
  ])
})

test('a pinned notice has the fields of the specification', () => {
  expect(Object.keys(PinnedNotice.shape)).toEqual([
    '_id',
    'title',
    'content',
    'type',
    'priority',
    'publishDate',
    'pinnedUntil',
    'attachments',
  ])
})
