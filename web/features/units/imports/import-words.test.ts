import { describe, expect, test } from 'vitest'
import type { Reading, RosterImport } from '../../../../contract/units.ts'
import { placeChoices, questionWords, slotOf, takenIn, verdictOf } from './import-words.ts'
import { places } from '../../../../contract/units/roster-columns.ts'

const reading: Reading = {
  headingRow: 1,
  topRows: [],
  columns: [],
  isWide: false,
  isRemembered: false,
  faults: [],
  questions: [],
  units: { new: 0, update: 0, unchanged: 0 },
  people: 0,
  messages: [],
  notInFile: [],
  keptColumns: [],
  couples: [],
  writes: true,
}
const counts = { new: 0, update: 0, unchanged: 0, warning: 0, error: 0 }
const given = (status: RosterImport['status'], change: Partial<Reading> = {}, errors = 0) => ({
  status,
  reading: { ...reading, ...change },
  counts: { ...counts, error: errors },
})
const asked = { question: 'dates', options: ['dayFirst', 'monthFirst'], answer: null, samples: ['3/4/2024'] } as const

describe('where an import leads', () => {
  test.each([
    ['asks', given('tried', { faults: ['No column holds the unit number'] })],
    [
      'asks',
      given('tried', { questions: [{ ...asked, options: [...asked.options], samples: [...asked.samples] }] }, 2),
    ],
    ['refused', given('tried', {}, 1)],
    ['nothing', given('tried', { writes: false })],
    ['ready', given('tried')],
    ['failed', given('failed')],
    ['working', given('waiting')],
    ['working', given('running')],
    ['done', given('applied', { writes: false })],
    ['undone', given('undone')],
  ] as const)('%s', (verdict, made) => expect(verdictOf(made)).toBe(verdict))
})

test.each([
  [{ units: { new: 60, update: 4, unchanged: 0 }, people: 81 }, '64 units and 81 people'],
  [{ people: 1 }, '1 person'],
  [{}, 'the file'],
])('%j brings in %s', (change, words) => expect(takenIn({ reading: { ...reading, ...change } })).toBe(words))

test('every column can be chosen once', () => {
  const offered = placeChoices().flatMap(({ items }) => items.map(({ value }) => value))
  expect(offered.toSorted()).toEqual([...places].toSorted())
  expect([slotOf('tenant 2'), slotOf('')]).toEqual([{ role: 'tenant', number: 2 }, null])
  expect(questionWords({ ...asked, options: [...asked.options], samples: [...asked.samples] })).toContain('3/4/2024')
})
