import { describe, expect, it } from 'vitest'
import type { AgendaEntry } from '../../../../contract/overview/day.ts'
import type { Agenda } from '../../../offers.ts'
import { entriesOf, inOrder, standingOn } from './rules.ts'

const today = '2026-11-20'

describe('how something stands by its day', () => {
  it.each([
    [null, 'waiting'],
    ['2026-11-19', 'overdue'],
    ['2026-11-20', 'today'],
    ['2026-11-21', 'soon'],
  ] as const)('%s: %s', (day, standing) => expect(standingOn(day, today)).toBe(standing))
})

const entry = (key: string, more: Partial<AgendaEntry> = {}): AgendaEntry => ({
  key,
  kind: 'vendor',
  title: key,
  detail: '',
  dueOn: null,
  standing: 'waiting',
  to: '/vendors',
  ...more,
})
const agenda = (found: number, entries: Agenda['entries']): Agenda => ({
  entries,
  found,
  noun: 'vendor document',
  list: '/all',
  figures: [],
})

describe('the entries of a feature', () => {
  it('stand as the feature says, else by their day', () => {
    const { standing: _standing, ...plain } = entry('a', { dueOn: today })
    const said = entry('b', { dueOn: today, standing: 'overdue' })
    expect(entriesOf(agenda(2, [plain, said]), today).map(({ standing }) => standing)).toEqual(['today', 'overdue'])
  })

  it.each([
    [1, []],
    [2, ['1 more vendor document']],
    [13, ['12 more vendor documents']],
  ])('of %d found name the rest by its number', (found, words) => {
    const [, ...rest] = entriesOf(agenda(found, [entry('a', { standing: 'soon', dueOn: '2026-11-22' })]), today)
    expect(rest.map(({ title }) => title)).toEqual(words)
    for (const one of rest) expect(one).toMatchObject({ key: 'vendor:rest', standing: 'soon', dueOn: null, to: '/all' })
  })

  it('are none where nothing was found', () => expect(entriesOf(agenda(0, []), today)).toEqual([]))
})

it('the list is worked through from what is overdue to what waits, each by its day', () => {
  const entries = [
    entry('waits'),
    entry('waits by a day', { dueOn: '2026-12-01' }),
    entry('soon', { standing: 'soon', dueOn: '2026-11-25' }),
    entry('sooner', { standing: 'soon', dueOn: '2026-11-21' }),
    entry('today', { standing: 'today', dueOn: today }),
    entry('late', { standing: 'overdue', dueOn: '2026-11-19' }),
  ]
  expect(inOrder(entries).map(({ key }) => key)).toEqual(['late', 'today', 'sooner', 'soon', 'waits by a day', 'waits'])
})
