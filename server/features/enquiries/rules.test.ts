import { describe, expect, test } from 'vitest'
import { fillLeastMs, formPassLastsMs } from '../../../contract/limits/enquiries.ts'
import { later } from '../../../contract/time.ts'
import { notOpen, numberIn, openSteps, paragraphsOf, reopenedState, suspicionOf } from './rules.ts'

const now = '2026-11-20T20:00:00.000Z'
const ago = (ms: number) => later(now, -ms)

describe('what looks like a robot', () => {
  test.each([
    ['', ago(fillLeastMs), null],
    ['', ago(formPassLastsMs), null],
    ['  ', ago(60_000), null],
    ['https://cheap.example', ago(60_000), 'trap'],
    ['x', null, 'trap'],
    ['', ago(fillLeastMs - 1), 'haste'],
    ['', now, 'haste'],
    ['', ago(formPassLastsMs + 1), 'noForm'],
    ['', ago(-1), 'noForm'],
    ['', null, 'noForm'],
    ['', 'never', 'noForm'],
  ] as const)('%j in the hidden field, opened %s: %s', (honeypot, openedAt, suspicion) =>
    expect(suspicionOf({ honeypot, openedAt, now })).toBe(suspicion),
  )
})

describe('the steps that are open', () => {
  test.each([
    ['new', null, ['answer', 'close']],
    ['answered', null, ['answer', 'close']],
    ['closed', null, ['reopen']],
    ['new', 'haste', ['trust']],
  ] as const)('%s, suspected of %s: %j', (state, suspected, open) => {
    const can = openSteps({ state, suspected })
    expect(Object.entries(can).flatMap(([step, is]) => (is ? [step] : []))).toEqual(open)
  })

  test.each([
    ['new', null, 'This enquiry can now be answered or closed.'],
    ['closed', null, 'This enquiry can now be reopened.'],
    ['new', 'trap', 'This enquiry can now be marked as not spam.'],
  ] as const)('%s, suspected of %s, in words', (state, suspected, words) =>
    expect(notOpen({ state, suspected })).toBe(words),
  )

  test.each([
    [null, 'new'],
    [now, 'answered'],
  ] as const)('answered %s, it is taken up again as %s', (answeredAt, state) =>
    expect(reopenedState({ answeredAt })).toBe(state),
  )
})

test.each([
  ['E-1001', 1001],
  ['e1001', 1001],
  [' 1001 ', 1001],
  ['1200 Seawall', null],
  ['E-', null],
  ['1234567890', null],
] as const)('the number in %j is %s', (words, number) => expect(numberIn(words)).toBe(number))

test('a text is set in its paragraphs', () => {
  expect(paragraphsOf('One\ntwo\n\n \nthree')).toEqual(['One', 'two', 'three'])
})
