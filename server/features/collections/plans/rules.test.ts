import { describe, expect, it } from 'vitest'
import { action, named, today } from '../testing/facts.ts'
import { instalmentsFault, instalmentsOn, paidOf, planInForce, planStateOn } from './rules.ts'

const three = [
  { dueOn: '2026-12-01', cents: 100 },
  { dueOn: '2026-10-01', cents: 100 },
  { dueOn: '2026-11-20', cents: 100 },
]

it.each([
  [0, ['missed', 'ahead', 'ahead']],
  [50, ['missed', 'ahead', 'ahead']],
  [100, ['paid', 'ahead', 'ahead']],
  [150, ['paid', 'part', 'ahead']],
  [300, ['paid', 'paid', 'paid']],
])('%s cents pay instalments in order; one is missed once its day is over', (paid, states) => {
  const shown = instalmentsOn(three, paid, today)
  expect(shown.map(({ dueOn }) => dueOn)).toEqual(['2026-10-01', '2026-11-20', '2026-12-01'])
  expect(shown.map(({ state }) => state)).toEqual(states)
})

describe('a plan', () => {
  const instalments = [
    { dueOn: '2026-11-01', cents: 20_000 },
    { dueOn: '2026-12-01', cents: 23_307 },
  ]
  it.each([
    ['is open while its instalments are paid', { openCents: 23_307 }, {}, 'open', 20_000],
    ['is behind while one is missed', { openCents: 30_000 }, {}, 'behind', 13_307],
    ['is kept once nothing is open', { openCents: 0 }, {}, 'kept', 43_307],
    ['has paid nothing where a payment came back', { openCents: 50_000 }, {}, 'behind', 0],
    ['is over once it ended', { openCents: 30_000 }, { endedOn: '2026-11-10' }, 'ended', 13_307],
  ] as const)('%s', (_what, open, more, state, paid) => {
    const plan = action('plan', [named('a', open)], { instalments, ...more })
    expect([planStateOn(plan, today), paidOf(plan)]).toEqual([state, paid])
    expect(planInForce([action('trust', []), plan], today)).toBe(['open', 'behind'].includes(state) ? plan : null)
  })
})

it.each([
  ['they add up', [{ dueOn: '2026-12-01', cents: 300 }], null],
  ['one is before it begins', [{ dueOn: '2026-11-19', cents: 300 }], 'instalments.0.dueOn'],
  [
    'two are due on a day',
    [
      { dueOn: '2026-12-01', cents: 150 },
      { dueOn: '2026-12-01', cents: 150 },
    ],
    'instalments.1.dueOn',
  ],
  ['they add up to less', [{ dueOn: '2026-12-01', cents: 299 }], 'instalments'],
])('instalments where %s', (_what, instalments, field) => {
  expect(instalmentsFault(instalments, { on: today, cents: 300 })?.field ?? null).toBe(field)
})
