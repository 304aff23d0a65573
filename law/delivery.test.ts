import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  answerBy,
  clearDaysAfter,
  deemedReceivedOn,
  deliveryRule,
  jurisdictions,
  mayServeByEmail,
  meetingNoticeRule,
  notGiven,
  sendBy,
} from './law.ts'

const ways = ['hand', 'adultOccupant', 'door', 'mailbox', 'mail', 'recordedMail', 'fax', 'email'] as const

describe('a paper counts as received', () => {
  test.each(ways.filter((way) => way !== 'recordedMail'))(
    'in British Columbia by %s: at once only what is left with the person',
    (method) => {
      const received = deemedReceivedOn('BC', { method, sentOn: '2026-12-29' })
      expect(received).toBe(method === 'hand' ? '2026-12-29' : '2027-01-02')
      expect(deliveryRule('BC', method)).not.toHaveProperty('unverified')
    },
  )

  test('in British Columbia not by registered mail, which the act does not name', () => {
    expect(deemedReceivedOn('BC', { method: 'recordedMail', sentOn: '2026-12-29' })).toBeNull()
    expect(sendBy('BC', { kind: 'general', heldOn: '2026-11-30', method: 'recordedMail' })).toBeNull()
    expect(ways.filter((way) => notGiven('BC', way) !== null)).toEqual(['recordedMail'])
    expect(notGiven('AB', 'recordedMail')).toBeNull()
  })

  test.each([
    ['hand', '2026-12-29'],
    ['mail', '2027-01-05'],
    ['email', '2026-12-30'],
    // On the day somebody signs, which nobody knows before.
    ['recordedMail', null],
    // Not named by the act.
    ['door', null],
    ['mailbox', null],
    ['adultOccupant', null],
    ['fax', null],
  ] as const)('in Alberta by %s: %s', (method, on) => {
    expect(deemedReceivedOn('AB', { method, sentOn: '2026-12-29' })).toBe(on)
    expect(deliveryRule('AB', method)?.unverified ?? true).toBe(true)
  })

  test.each(ways)('elsewhere by %s nobody knows when', (method) => {
    expect(deemedReceivedOn('other', { method, sentOn: '2026-12-29' })).toBeNull()
  })
})

test.each([
  ['BC', true, false, true],
  ['BC', true, true, false],
  ['BC', false, false, false],
  ['BC', false, true, false],
  ['AB', true, false, true],
  ['AB', true, true, true],
  ['AB', false, false, false],
  ['other', true, false, undefined],
] as const)('in %s, email given for notices %s, address outside %s: by email %s', (of, given, outside, may) => {
  const answer = mayServeByEmail(of, { gaveEmailForNotices: given, hasOutsideAddress: outside })
  expect(answer?.may).toBe(may)
  expect(answer?.unverified ?? false).toBe(of === 'AB')
})

test.each([
  // The act's two weeks, four days and clear days: 19 days before, 15 by hand.
  ['BC', 'general', 'email', '2026-11-30', '2026-11-11'],
  ['BC', 'general', 'mail', '2026-11-30', '2026-11-11'],
  ['BC', 'general', 'hand', '2026-11-30', '2026-11-15'],
  ['BC', 'windingUp', 'mail', '2026-11-30', '2026-10-28'],
  ['BC', 'windingUp', 'hand', '2026-11-30', '2026-11-01'],
  ['BC', 'general', 'mail', '2027-01-10', '2026-12-22'],
  ['BC', 'general', 'mail', '2028-03-10', '2028-02-20'],
  ['AB', 'general', 'mail', '2026-11-30', '2026-11-08'],
  ['AB', 'general', 'email', '2026-11-30', '2026-11-14'],
  ['AB', 'general', 'recordedMail', '2026-11-30', null],
  ['AB', 'windingUp', 'mail', '2026-11-30', null],
  ['other', 'general', 'mail', '2026-11-30', null],
] as const)('in %s the notice of a %s meeting by %s for %s is sent by %s', (of, kind, method, heldOn, last) => {
  expect(sendBy(of, { kind, heldOn, method })).toBe(last)
})

const aDay = fc
  .date({ min: new Date('2001-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test('what is sent on the last day is in time, and a day later it is not', () => {
  fc.assert(
    fc.property(aDay, fc.constantFrom(...jurisdictions), fc.constantFrom(...ways), (heldOn, of, method) => {
      const last = sendBy(of, { kind: 'general', heldOn, method })
      const received = last && deemedReceivedOn(of, { method, sentOn: last })
      const days = meetingNoticeRule(of, 'general')?.clearDays ?? 0
      expect(received && clearDaysAfter(received, days)).toBe(received && heldOn)
      expect(last === null || last < heldOn).toBe(true)
    }),
  )
})

test.each([
  ['BC', 'mail', undefined, '2026-12-10'],
  ['BC', 'hand', undefined, '2026-12-06'],
  ['BC', 'email', 21, '2026-12-17'],
  ['BC', 'hand', 3, '2026-11-29'],
  ['AB', 'mail', undefined, '2026-12-13'],
  ['AB', 'recordedMail', undefined, null],
  ['other', 'mail', undefined, null],
] as const)('in %s what was sent by %s on November 22 is answered, in %s days, by %s', (of, method, days, last) => {
  expect(answerBy(of, { method, sentOn: '2026-11-22' }, days)).toBe(last)
})
