/** Which deposits seem to be the pre-authorized debits of a file. */
import { describe, expect, test } from 'vitest'
import { facts } from '../testing/facts.ts'
import { proposalsFor } from './rules.ts'

describe('pre-authorized debits', () => {
  const runs = [{ _id: 'run', on: '2026-11-12', count: 3, cents: 122_500 }]
  const deposits = (...rows: (readonly [day: string, cents: number, text?: string | undefined])[]) => [
    ...proposalsFor(
      rows.map(([day, cents, text = 'PAD DEPOSIT'], index) => ({ _id: `r${index}`, day, text, cents })),
      { ...facts, runs },
    ).values(),
  ]

  test('are one deposit of their total, a few days from theirs, once', () => {
    expect(deposits(['2026-11-11', 122_500], ['2026-11-14', 122_500], ['2026-11-14', 122_500])).toEqual([
      null,
      {
        outcome: { kind: 'debits', runId: 'run' },
        ...{ confidence: 'certain', reason: 'The 3 debits of Nov 12, 2026 come to exactly $1,225.00.' },
      },
      null,
    ])
  })

  test.each([
    ['another amount', '2026-11-12', 122_499],
    ['another day', '2026-11-30', 122_500],
    ['paid out', '2026-11-12', -122_500],
    ['an e-transfer', '2026-11-12', 122_500, 'INTERAC E-TRANSFER'],
    ['a cheque', '2026-11-12', 122_500, 'CHQ 17'],
  ])('aren’t a row of %s', (_, day, cents, text?: string) => expect(deposits([day, cents, text])).toEqual([null]))

  test('of one account are less sure: any deposit may have its amount', () => {
    const row = { _id: 'r', day: '2026-11-12', text: 'PAD DEPOSIT', cents: 122_500 }
    const one = proposalsFor([row], { ...facts, runs: runs.map((known) => ({ ...known, count: 1 })) }).get('r')
    expect(one).toMatchObject({ outcome: { kind: 'debits' }, confidence: 'likely' })
  })
})
