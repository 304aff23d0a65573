/** What the text of a row says. */
import { describe, expect, test } from 'vitest'
import {
  casesIn,
  codesIn,
  firstIn,
  indexUnits,
  isNamed,
  nameWords,
  payerIn,
  payerKeyOf,
  saysReturned,
  saysTransfer,
  unitsIn,
  wayIn,
} from './text.ts'

const units = indexUnits(['703', '305', '12', 'PH-2'])

describe('units', () => {
  test.each<[string, string[]]>([
    ['E-TRANSFER 703 305', ['703', '305']],
    ['703-305', ['703', '305']],
    ['UNIT703 fees', ['703']],
    ['Suite 12', ['12']],
    ['#12 fees', ['12']],
    ['12 fees', []],
    ['ph2 fees', ['PH-2']],
    ['703 and again 703', ['703']],
    ['ref 17034', []],
  ])('in %j are %j', (text, found) => {
    expect(unitsIn(text, units)).toEqual(found)
  })

  test.each([
    ['703 first', '703'],
    ['305, then 703 First please', '703'],
    ['first 703', null],
    ['703', null],
  ])('the first of %j is %j', (text, unit) => {
    expect(firstIn(text, units)).toBe(unit)
  })
})

test.each<[string, string[]]>([
  ['4821930574', ['4821930574']],
  ['for 703 482 193 0574 Nov', ['4821930574']],
  ['4821-930-574 and 48.21.93.05.74', ['4821930574', '4821930574']],
  // What comes before may look like one, too.
  ['2026 123456 4821930574', ['2026123456', '4821930574']],
  ['12 4821 9305 74', ['1248219305', '4821930574']],
  ['48219305741', []],
  ['482193057', []],
  ['482  193 0574', []],
])('what may be payment codes in %j', (text, found) => {
  expect(codesIn({ text }).map(({ code }) => code)).toEqual(found)
})

test.each<[string, string[]]>([
  ['fine V-12', ['12']],
  ['FINE OF V 12, V12 and v-007', ['12', '7']],
  ['V-0 REV-12 V-12A 12', []],
])('the cases in %j', (text, found) => {
  expect(casesIn(text)).toEqual(found)
})

describe('who paid', () => {
  test.each([
    ['E-TRANSFER THEO TENANT FINE OF V-12', 'THEO TENANT'],
    ['E-TRANSFER LARRY FINE fines for V 12', 'LARRY FINE'],
    ['INTERAC E-TRANSFER FROM OLIVIA OWNER 703', 'OLIVIA OWNER'],
    ['e-Transfer Zoë Ångström Nov fees', 'Zoë Ångström'],
    ['DEPOSIT 12345', null],
    ['DEPOSIT X', null],
    ['TFR IN 406 "roof"', null],
    ['TFR IN JAE IN 406 “Nov fee”', 'JAE IN'],
  ])('by %j is %j', (text, payer) => {
    expect(payerIn(text)).toBe(payer)
  })

  test('is remembered without marks and case', () => {
    expect(payerKeyOf('e-Transfer Zoë 703')).toBe('ZOE')
    expect(payerKeyOf('DEPOSIT')).toBeNull()
  })

  test.each([
    ['Olivia Owner', 'OLIVIA OWNER', true],
    ['Olivia Owner', 'OWNER OLIVIA M', true],
    ['Olivia Owner', 'OLIVIA OTHER', false],
    ['Bo', 'BO', false],
  ])('%j is named by %j: %s', (name, payer, isSo) => {
    expect(isNamed(nameWords(name), new Set(nameWords(payer)))).toBe(isSo)
  })
})

test.each([
  ['INTERAC e-Transfer', 'eTransfer'],
  ['CHQ 114', 'cheque'],
  ['BILL PMT', 'billPayment'],
  ['PAD strata', 'debit'],
  ['CASH DEPOSIT', 'cash'],
  ['DEPOSIT', 'other'],
])('%j is paid by %s', (text, way) => {
  expect(wayIn(text)).toBe(way)
})

test.each([
  ['NSF CHEQUE', true, false],
  ['RETURNED ITEM', true, false],
  ['RETAIL CENTRE', false, false],
  ['E-TRANSFER OLIVIA', false, false],
  ['TFR TO RESERVE', false, true],
])('%j speaks of a return: %s, of a transfer: %s', (text, isReturned, isTransfer) => {
  expect([saysReturned(text), saysTransfer(text)]).toEqual([isReturned, isTransfer])
})
