import { describe, expect, it } from 'vitest'
import { action, named, today } from '../testing/facts.ts'
import { leviesAfter, owedAndHeld, paymentCertificate } from './rules.ts'

const [fine, fee] = [
  { _id: 'fine', openCents: 20_000 },
  { _id: 'fee', openCents: 43_307 },
]
const held = action('trust', [named('fee')])
const plan = action('plan', [named('fine')], { instalments: [{ dueOn: '2026-12-01', cents: 43_307 }] })
const behind = action('plan', [named('fine')], { instalments: [{ dueOn: '2026-11-01', cents: 43_307 }] })

it('parts what is owed from what is in trust', () => {
  expect(owedAndHeld({ actions: [held], today }, [fine, fee])).toEqual({
    owing: [fine],
    owingCents: 20_000,
    trustCents: 43_307,
  })
})

it('adds up the levies that are due after a day', () => {
  const instalments = [
    { words: '3 of 3', dueOn: '2027-09-01', cents: 144_842 },
    { words: '2 of 3', dueOn: '2027-06-01', cents: 144_842 },
    { words: '1 of 3', dueOn: today, cents: 144_842 },
  ]
  const { levies, levyCents } = leviesAfter(instalments, today)
  expect([levies.map(({ words }) => words), levyCents]).toEqual([['2 of 3', '3 of 3'], 289_684])
})

describe('a certificate of payment', () => {
  it.each([
    ['can be given where nothing is owed', [], [], 0, true, ['Nothing is owed.']],
    ['can be given where all is in trust', [held], [], 43_307, true, ['$433.07 is paid into court or held in trust.']],
    ['can’t while something is owed', [], [fine], 0, false, ['$200.00 is owed.']],
    ['can where a plan covers it', [plan], [fine], 0, true, ['A payment plan covers all that is owed.']],
    ['can’t while a plan that covers it is behind', [behind], [fine], 0, false, ['$200.00 is owed.']],
    ['can’t where a plan covers a part', [plan], [fine, fee], 0, false, ['$433.07 is owed.']],
  ] as const)('%s', (_what, actions, owing, trustCents, may, reasons) => {
    const of = [...owing]
    expect(paymentCertificate({ actions, today }, { owing: of, trustCents })).toEqual({ may, reasons })
  })
})
