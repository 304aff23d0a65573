import { describe, expect, test } from 'vitest'
import { contractStanding, paperStanding, standingsOf, warningsOf, type VendorDays } from './rules.ts'

const today = '2026-11-20'

describe('a paper', () => {
  test.each([
    [null, 'missing'],
    ['2026-11-19', 'expired'],
    ['2026-11-20', 'soon'],
    ['2026-12-20', 'soon'],
    ['2026-12-21', 'fine'],
  ] as const)('whose last day is %s is %s', (until, standing) => {
    expect(paperStanding(until, today)).toBe(standing)
  })
})

const none = { contractFrom: null, contractUntil: null, noticeBy: null, renewsItself: false }

describe('a contract', () => {
  test.each([
    ['of which nothing is known', {}, 'none'],
    ['that only begins', { contractFrom: '2026-01-01' }, 'running'],
    ['whose last day is today', { contractUntil: '2026-11-20' }, 'running'],
    ['that is over', { contractUntil: '2026-11-19' }, 'ended'],
    ['that is over and renewed itself', { contractUntil: '2026-11-19', renewsItself: true }, 'running'],
    ['whose notice day is far', { contractUntil: '2027-06-30', noticeBy: '2026-12-21' }, 'running'],
    ['whose notice day is a month off', { contractUntil: '2027-06-30', noticeBy: '2026-12-20' }, 'noticeSoon'],
    ['whose notice day is today', { noticeBy: '2026-11-20' }, 'noticeSoon'],
    ['whose notice day is over', { contractUntil: '2027-01-31', noticeBy: '2026-11-19' }, 'noticePast'],
    [
      'that renewed itself after its notice day',
      { contractUntil: '2026-11-01', noticeBy: '2026-08-01', renewsItself: true },
      'noticePast',
    ],
    ['that is over with its notice day', { contractUntil: '2026-11-01', noticeBy: '2026-08-01' }, 'ended'],
  ] as const)('%s', (_case, days, standing) => {
    expect(contractStanding({ ...none, ...days }, today)).toBe(standing)
  })
})

const sound: VendorDays = {
  ...none,
  trade: 'plumbing',
  insuredUntil: '2027-06-30',
  clearanceUntil: '2027-06-30',
  endedOn: null,
}
const words = (days: Partial<VendorDays>, jurisdiction: 'BC' | 'AB' | 'other' = 'BC') =>
  warningsOf({ ...sound, ...days }, { today, jurisdiction }).map(({ about, tone, words: said }) => [about, tone, said])

describe('the warnings of a vendor', () => {
  test('are none where all is in order', () => {
    expect(words({})).toEqual([])
    expect(standingsOf(sound, today)).toEqual({ insurance: 'fine', clearance: 'fine', contract: 'none' })
  })

  test('say nothing of a clearance where nobody works on the building, unless there is one', () => {
    const broker = { trade: 'insurance', clearanceUntil: null } as const
    expect(words(broker)).toEqual([])
    expect(standingsOf({ ...sound, ...broker }, today).clearance).toBe('notNeeded')
    const old = { ...broker, clearanceUntil: '2026-11-19' }
    expect(words(old)).toHaveLength(1)
    expect(standingsOf({ ...sound, ...old }, today).clearance).toBe('expired')
    expect(words({ trade: 'security', clearanceUntil: null })).toHaveLength(1)
  })

  test.each([
    [{ insuredUntil: null }, 'insurance', 'bad', 'No liability insurance is on file.'],
    [{ insuredUntil: '2026-11-19' }, 'insurance', 'bad', 'The liability insurance expired on Nov 19, 2026.'],
    [{ insuredUntil: '2026-12-01' }, 'insurance', 'waiting', 'The liability insurance expires on Dec 1, 2026.'],
    [{ clearanceUntil: null }, 'clearance', 'bad', 'No WorkSafeBC clearance is on file.'],
    [{ clearanceUntil: '2026-10-01' }, 'clearance', 'bad', 'The WorkSafeBC clearance expired on Oct 1, 2026.'],
    [{ clearanceUntil: '2026-11-20' }, 'clearance', 'waiting', 'The WorkSafeBC clearance expires on Nov 20, 2026.'],
    [{ contractUntil: '2026-11-01' }, 'contract', 'bad', 'The contract ended on Nov 1, 2026.'],
    [
      { contractUntil: '2027-02-28', noticeBy: '2026-11-30', renewsItself: true },
      'contract',
      'waiting',
      'The last day to give notice on the contract is Nov 30, 2026; otherwise it renews automatically after Feb 28, 2027.',
    ],
    [
      { noticeBy: '2026-11-30', renewsItself: true },
      'contract',
      'waiting',
      'The last day to give notice on the contract is Nov 30, 2026; otherwise it renews automatically.',
    ],
    [
      { noticeBy: '2026-11-30' },
      'contract',
      'waiting',
      'The last day to give notice on the contract is Nov 30, 2026; otherwise it continues.',
    ],
    [
      { contractUntil: '2027-02-28', noticeBy: '2026-11-10' },
      'contract',
      'waiting',
      'The last day to give notice on the contract was Nov 10, 2026; it ends on Feb 28, 2027.',
    ],
    [
      { contractUntil: '2026-11-01', noticeBy: '2026-08-01', renewsItself: true },
      'contract',
      'waiting',
      'The contract renewed automatically after Nov 1, 2026. Enter its new dates.',
    ],
    [
      { endedOn: '2026-10-31', insuredUntil: null, clearanceUntil: null },
      'ended',
      'bad',
      'No longer active since Oct 31, 2026.',
    ],
  ] as const)('of %j', (days, about, tone, said) => {
    expect(words(days)).toEqual([[about, tone, said]])
  })

  test('call the clearance as the building’s law does', () => {
    expect(words({ clearanceUntil: null }, 'AB')).toEqual([['clearance', 'bad', 'No WCB clearance is on file.']])
    expect(words({ clearanceUntil: null }, 'other')).toEqual([
      ['clearance', 'bad', 'No workers’ compensation clearance is on file.'],
    ])
  })
})
