import { expect, test } from 'vitest'
import { byDay } from './by-day.ts'

const message = (_id: string, createdAt: string) => ({
  _id,
  createdAt,
  kind: 'notice.published',
  title: 'Water off on Tuesday',
  text: '',
  link: null,
  readAt: null,
})

test('a day begins and ends by the clocks of the building', () => {
  const days = byDay(
    [
      message('a', '2026-11-21T06:59:00.000Z'),
      message('b', '2026-11-20T07:00:00.000Z'),
      message('c', '2026-11-20T06:59:59.000Z'),
      message('d', '2026-11-01T12:00:00.000Z'),
    ],
    '2026-11-21T05:00:00.000Z',
    'America/Vancouver',
  )
  expect(days.map(({ name, messages }) => [name, messages.map(({ _id }) => _id)])).toEqual([
    ['Today', ['a', 'b']],
    ['Yesterday', ['c']],
    ['Nov 1, 2026', ['d']],
  ])
})

test('an empty inbox has no days', () => {
  expect(byDay([], '2026-11-21T05:00:00.000Z', 'America/Vancouver')).toEqual([])
})
