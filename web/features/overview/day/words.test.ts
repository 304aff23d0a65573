import { describe, expect, it } from 'vitest'
import type { AgendaStanding, BuildingDay } from '../../../../contract/overview/day.ts'
import { captionOf, dueIn, dueWords, nextWords, pathIn } from './words.ts'

const today = '2026-11-20'

describe('when something is due', () => {
  it.each([
    ['overdue', '2026-11-17', '3 days overdue'],
    ['overdue', '2026-11-19', '1 day overdue'],
    ['overdue', today, 'overdue since today'],
    ['today', today, ''],
    ['soon', '2026-11-25', 'due Nov 25, 2026'],
    ['waiting', '2026-12-01', 'due Dec 1, 2026'],
    ['waiting', null, ''],
  ] as const)('%s by %s: %s', (standing, dueOn, words) => expect(dueWords({ standing, dueOn, today })).toBe(words))
})

describe('a figure', () => {
  it.each([
    [4, 12, null, 'of 12'],
    [4, null, null, ''],
    [4, null, 4, 'same as 30 days ago'],
    [4, null, 1, '3 more than 30 days ago'],
    [1, null, 1201, '1,200 fewer than 30 days ago'],
  ])('%s of %s, before %s: %s', (value, of, before, words) => expect(captionOf({ value, of, before })).toBe(words))
})

const day = (name: string, ...entries: [AgendaStanding, string | null][]): BuildingDay => ({
  building: { _id: name, name },
  today,
  entries: entries.map(([standing, dueOn]) => ({
    key: `${name} ${dueOn}`,
    kind: 'ticket',
    title: `${name} ${dueOn}`,
    detail: '',
    dueOn,
    standing,
    to: '/tickets',
  })),
  figures: [],
})

it('the entries of several buildings stand together by their day', () => {
  const days = [day('A', ['soon', '2026-11-24'], ['waiting', null]), day('B', ['soon', '2026-11-22'])]
  expect(dueIn(days, 'soon').map(({ title }) => title)).toEqual(['B 2026-11-22', 'A 2026-11-24'])
  expect(dueIn(days, 'waiting').map(({ building }) => building.name)).toEqual(['A'])
  expect(nextWords(days)).toBe('B 2026-11-22, Nov 22, 2026')
  expect(nextWords([day('A', ['waiting', null])])).toBe('A null')
  expect(nextWords([day('A')])).toBe('')
})

it('a path names its building where another one is open', () => {
  expect(pathIn('/tickets', 'a', 'a')).toBe('/tickets')
  expect(pathIn('/tickets', 'a', 'b')).toBe('/tickets?building=a')
  expect(pathIn('/tickets?due=late', 'a', 'b')).toBe('/tickets?due=late&building=a')
})
