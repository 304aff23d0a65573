import { describe, expect, test } from 'vitest'
import type { MortgageeStep } from '../../../contract/mortgagees/mortgagee.ts'
import { dayFault, saleLine, stateOf, stepRefusal } from './rules.ts'

const today = '2026-11-20'

describe('a request', () => {
  test.each([
    ['2031-11-20', null, 'live'],
    ['2027-01-20', null, 'live'],
    ['2027-01-19', null, 'endingSoon'],
    ['2026-11-20', null, 'endingSoon'],
    ['2026-11-19', null, 'lapsed'],
    [null, null, 'live'],
    ['2031-11-20', '2026-11-20', 'ended'],
    ['2026-11-19', '2026-11-01', 'ended'],
    [null, '2026-11-01', 'ended'],
  ] as const)('that counts until %s and was ended on %s is %s', (endsOn, endedOn, state) =>
    expect(stateOf({ endsOn, endedOn }, today)).toBe(state),
  )

  test.each([
    ['renew', null, null],
    ['renew', '2026-11-01', 'This request has ended. Restore it first.'],
    ['end', null, null],
    ['end', '2026-11-01', 'This request has ended already.'],
    ['restore', null, 'This request was not ended.'],
    ['restore', '2026-11-01', null],
  ] as const)('may be asked to %s, ended on %s: %s', (step, endedOn, words) =>
    expect(stepRefusal({ endedOn }, step)).toBe(words),
  )
})

describe('the days of a step', () => {
  const renew = (requestedOn: string): MortgageeStep => ({ step: 'renew', requestedOn, version: 1 })
  const end = (endedOn: string): MortgageeStep => ({ step: 'end', endedOn, reason: 'discharged', version: 1 })
  const later = 'Enter a date after Nov 1, 2021, the date of the request on file'
  test.each([
    [renew('2026-11-20'), null],
    [renew('2021-11-02'), null],
    [renew('2021-11-01'), { field: 'requestedOn', words: later }],
    [renew('2021-10-31'), { field: 'requestedOn', words: later }],
    [renew('2026-11-21'), { field: 'requestedOn', words: 'This date is in the future' }],
    [end('2026-11-20'), null],
    [end('2021-11-01'), null],
    [end('2021-10-31'), { field: 'endedOn', words: 'The request was received on Nov 1, 2021, after this date' }],
    [end('2026-11-21'), { field: 'endedOn', words: 'This date is in the future' }],
    [{ step: 'restore', version: 1 } as const, null],
  ])('%o: %o', (step, fault) => expect(dayFault({ requestedOn: '2021-11-01' }, step, today)).toEqual(fault))
})

test.each([
  ['BC', 'RBC has a Form C on file for this unit. End it if its mortgage was paid out.'],
  ['AB', 'RBC has a request for notices on file for this unit. End it if its mortgage was paid out.'],
] as const)('before a sale in %s it is named', (jurisdiction, words) =>
  expect(saleLine({ lender: 'RBC' }, jurisdiction)).toBe(words),
)
