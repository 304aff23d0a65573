import { describe, expect, test } from 'vitest'
import type { RecordsWish } from '../../../../contract/forms/request-bodies.ts'
import type { RecordsStatus } from '../../../../contract/forms/requests.ts'
import { Refusal } from '../../../http/errors.ts'
import {
  areFilesOpen,
  canFor,
  dueReminder,
  isAnswered,
  isOpenTo,
  isOver,
  itemDueOn,
  requireAskedOn,
  requireDoneOn,
  requireOpenTo,
  requireReach,
  requireRedaction,
  requireSomething,
  requireStanding,
  standingOf,
  statusOf,
  type Facts,
  type RecordsMove,
} from './rules.ts'

const every: readonly RecordsMove[] = [
  'clarify',
  'answer',
  'decide',
  'quote',
  'settleFee',
  'deliver',
  'refuse',
  'withdraw',
]
const facts = (status: RecordsStatus, more: Partial<Facts> = {}): Facts => ({
  status,
  form: 'email',
  items: ['open'],
  fee: null,
  ...more,
})
/** What is said against some work, and of which field; null where nothing is. */
const refusalOf = (work: () => void): { message: string; field: string | undefined } | null => {
  try {
    work()
    return null
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { message: error.message, field: error.details.errors?.[0]?.field }
  }
}
const openSteps = (of: Facts) => every.filter((step) => isOpenTo(step, of))

describe('what can be done with a request', () => {
  test.each([
    [facts('received'), ['clarify', 'decide', 'withdraw']],
    [facts('received', { form: 'paper' }), ['clarify', 'decide', 'quote', 'withdraw']],
    [facts('received', { form: 'paper', fee: 'paid' }), ['clarify', 'decide', 'withdraw']],
    [facts('received', { items: ['open', 'ready'] }), ['clarify', 'decide', 'deliver', 'withdraw']],
    [facts('received', { items: ['open', 'given'] }), ['clarify', 'decide', 'withdraw']],
    [facts('clarify'), ['answer', 'decide', 'withdraw']],
    [facts('clarify', { items: ['ready', 'refused'] }), ['answer', 'decide', 'deliver', 'withdraw']],
    [facts('clarify', { items: ['refused'] }), ['answer', 'decide', 'refuse', 'withdraw']],
    [
      facts('clarify', { form: 'paper', fee: 'quoted', items: ['ready'] }),
      ['answer', 'decide', 'quote', 'settleFee', 'withdraw'],
    ],
    [facts('clarify', { form: 'paper', fee: 'quoted' }), ['answer', 'decide', 'quote', 'settleFee', 'withdraw']],
    [facts('feeQuoted', { form: 'paper', fee: 'quoted' }), ['clarify', 'decide', 'quote', 'settleFee', 'withdraw']],
    [facts('received', { form: 'paper', fee: 'charged' }), ['clarify', 'decide', 'withdraw']],
    [facts('received', { form: 'paper', fee: 'cancelled' }), ['clarify', 'decide', 'quote', 'settleFee', 'withdraw']],
    [facts('ready', { items: ['ready', 'refused'] }), ['clarify', 'decide', 'deliver', 'withdraw']],
    [facts('ready', { items: ['refused', 'withdrawn'] }), ['clarify', 'decide', 'refuse', 'withdraw']],
    [facts('ready', { items: ['given', 'refused'] }), ['clarify', 'decide', 'refuse', 'withdraw']],
    [facts('ready', { items: ['told', 'ready'] }), ['clarify', 'decide', 'deliver', 'withdraw']],
    [facts('fulfilled', { items: ['given'] }), []],
    [facts('partlyRefused', { items: ['given', 'told'] }), []],
    [facts('refused', { items: ['told'] }), []],
    [facts('withdrawn', { items: ['withdrawn'] }), []],
  ] as const)('%# %j', (of, steps) => {
    expect(openSteps(of)).toEqual(steps)
    expect(isOver(of.status)).toBe(steps.length === 0)
  })

  test('is refused otherwise, with where it stands', () => {
    expect(() => requireOpenTo('withdraw', facts('fulfilled'))).toThrow('This request is already fulfilled.')
    expect(() => requireOpenTo('deliver', facts('received'))).toThrow('This request has nothing to provide yet.')
    expect(() => requireOpenTo('clarify', facts('received'))).not.toThrow()
  })

  test.each([
    [{ isAsked: false, fee: null, items: ['open', 'ready'] }, 'received'],
    [{ isAsked: true, fee: 'quoted', items: ['ready'] }, 'clarify'],
    [{ isAsked: false, fee: 'quoted', items: ['ready'] }, 'feeQuoted'],
    [{ isAsked: false, fee: 'paid', items: ['ready', 'refused'] }, 'ready'],
    [{ isAsked: false, fee: 'waived', items: ['refused'] }, 'ready'],
    [{ isAsked: false, fee: 'charged', items: ['ready'] }, 'ready'],
    [{ isAsked: false, fee: 'cancelled', items: ['open', 'ready'] }, 'received'],
    [{ isAsked: true, fee: null, items: ['withdrawn', 'withdrawn'] }, 'withdrawn'],
    [{ isAsked: false, fee: null, items: ['given', 'open', 'told'] }, 'received'],
    [{ isAsked: false, fee: null, items: ['given', 'refused'] }, 'ready'],
    [{ isAsked: true, fee: null, items: ['given', 'withdrawn'] }, 'fulfilled'],
    [{ isAsked: false, fee: 'paid', items: ['given', 'told'] }, 'partlyRefused'],
    [{ isAsked: false, fee: null, items: ['told', 'withdrawn'] }, 'refused'],
  ] as const)('%j stands as %s', (now, status) => {
    expect(statusOf(now)).toBe(status)
  })

  test.each([
    ['refused', null, 'refused'],
    ['refused', '2026-11-20', 'told'],
    ['given', '2026-11-20', 'given'],
    ['ready', null, 'ready'],
  ] as const)('a record that is %s and answered on %s is %s', (status, answeredOn, standing) => {
    expect(standingOf({ status, answeredOn })).toBe(standing)
    expect(isAnswered({ answeredOn })).toBe(answeredOn !== null)
  })
})

describe('who speaks and who handles', () => {
  const ready = facts('ready', { items: ['ready'] })
  test.each([
    [
      { handles: true, isAsker: false, hasAccount: true },
      { deliver: true, deliverOnline: true, withdraw: false },
    ],
    [
      { handles: true, isAsker: false, hasAccount: false },
      { deliver: true, deliverOnline: false, withdraw: true },
    ],
    [
      { handles: false, isAsker: true, hasAccount: true },
      { deliver: false, decide: false, withdraw: true },
    ],
    [
      { handles: true, isAsker: true, hasAccount: true },
      { deliver: true, withdraw: true, handle: true },
    ],
  ])('%j: %j', (eyes, can) => {
    expect(canFor(eyes, ready)).toMatchObject(can)
  })

  test.each([
    ['owner', 'owner', null],
    ['council', 'owner', null],
    ['tenant', 'assignedTenant', null],
    ['member', 'authorized', null],
    ['tenant', 'owner', 'This doesn’t match your role in this building'],
    ['visitor', 'owner', 'Only owners and tenants can request records. You can enter a request for someone else.'],
    ['management', 'owner', 'Only owners and tenants can request records. You can enter a request for someone else.'],
  ] as const)('%s as %s: %j', (role, standing, refusal) => {
    expect(refusalOf(() => requireStanding(role, standing))?.message.slice(0, refusal?.length) ?? null).toBe(refusal)
  })
})

describe('what may be asked for', () => {
  type Wish = Pick<RecordsWish, 'standing' | 'items' | 'paperWords' | 'paperOn' | 'timeFrom' | 'timeUntil'>
  const item = (kind: 'minutes' | 'bylaws', from: string | null = null, until: string | null = null) => ({
    kind,
    words: '',
    from,
    until,
  })
  const wish = (standing: Wish['standing'], more: Partial<Wish> = {}): Wish => ({
    standing,
    items: [item('minutes')],
    paperWords: '',
    paperOn: null,
    timeFrom: null,
    timeUntil: null,
    ...more,
  })
  const paper = { paperWords: 'Olga Ortiz, owner of 4', paperOn: '2026-11-01' }
  const time = { timeFrom: '2024-01-01', timeUntil: '2025-06-30' }

  test.each([
    ['BC', wish('owner'), null],
    ['BC', wish('tenant', { items: [item('bylaws')] }), null],
    ['BC', wish('tenant'), 'items.0.kind'],
    ['other', wish('tenant'), 'items.0.kind'],
    ['BC', wish('buyerOrLender'), 'standing'],
    ['AB', wish('buyerOrLender'), null],
    ['BC', wish('authorized'), 'paperWords'],
    ['BC', wish('assignedTenant', { paperWords: 'Olga Ortiz' }), 'paperOn'],
    ['BC', wish('assignedTenant', paper), null],
    ['BC', wish('authorized', { ...paper, paperOn: '2026-11-20' }), null],
    ['BC', wish('authorized', { ...paper, paperOn: '2026-11-21' }), 'paperOn'],
    ['BC', wish('former', { ...time, timeUntil: '2026-11-21' }), 'timeUntil'],
    ['BC', wish('former'), 'timeFrom'],
    ['BC', wish('former', { timeFrom: '2024-01-01' }), 'timeUntil'],
    ['BC', wish('former', { timeFrom: '2024-01-01', timeUntil: '2023-01-01' }), 'timeUntil'],
    ['BC', wish('owner', time), null],
    ['BC', wish('owner', { ...time, timeUntil: '2026-11-21' }), null],
    ['BC', wish('owner', { timeUntil: '2025-06-30' }), 'timeFrom'],
    ['BC', wish('owner', { timeFrom: '2024-01-01' }), 'timeUntil'],
    ['BC', wish('owner', { timeFrom: '2024-01-01', timeUntil: '2023-12-31' }), 'timeUntil'],
    ['BC', wish('former', time), 'items.0.from'],
    ['BC', wish('former', { ...time, items: [item('bylaws')] }), null],
    ['BC', wish('former', { ...time, items: [item('minutes', '2024-01-01', '2025-06-30')] }), null],
    ['BC', wish('former', { ...time, items: [item('minutes', '2023-12-31', '2025-06-30')] }), 'items.0.from'],
    ['BC', wish('former', { ...time, items: [item('minutes', '2024-01-01', '2025-07-01')] }), 'items.0.from'],
    ['BC', wish('former', { ...time, items: [item('minutes', '2024-01-01')] }), 'items.0.from'],
    ['BC', wish('owner', { items: [item('minutes', '2025-02-01', '2025-01-01')] }), 'items.0.until'],
  ] as const)('%# in %s', (jurisdiction, wanted, field) => {
    expect(refusalOf(() => requireReach(jurisdiction, wanted, '2026-11-20'))?.field ?? null).toBe(field)
  })

  test('the refusal names the section', () => {
    const asking = () => requireReach('BC', wish('tenant'), '2026-11-20')
    expect(asking).toThrow('Any tenant may see and copy the bylaws and rules. (Strata Property Act, s. 36)')
  })
})

describe('the clock', () => {
  test.each([
    ['BC', 'bylaws', '2026-11-27'],
    ['BC', 'rules', '2026-11-27'],
    ['BC', 'minutes', '2026-12-04'],
    ['AB', 'bylaws', '2026-11-30'],
    ['other', 'minutes', null],
  ] as const)('in %s for %s runs until %j', (jurisdiction, kind, due) => {
    expect(itemDueOn(jurisdiction, kind, '2026-11-20')).toBe(due)
  })

  test.each([
    ['2026-11-24', null],
    ['2026-11-23', 3],
    ['2026-11-22', 3],
    ['2026-11-21', 1],
    ['2026-11-20', 1],
    ['2026-11-19', -1],
    ['2026-10-01', -1],
  ])('what is due on %s is reminded of %j days ahead', (due, days) => {
    expect(dueReminder(due, '2026-11-20')).toBe(days)
  })

  test.each([
    ['2026-11-20', null],
    ['2026-11-21', 'This date is in the future'],
    ['2025-11-19', 'This date is too far in the past'],
  ])('a letter of %s: %j', (day, refusal) => {
    expect(refusalOf(() => requireAskedOn(day, '2026-11-20'))?.message.slice(0, refusal?.length) ?? null).toBe(refusal)
  })

  test.each([
    ['2026-11-20', null],
    ['2026-11-21', 'This date is in the future'],
    ['2026-11-09', 'This date is before the request'],
  ])('handed over on %s: %j', (day, refusal) => {
    expect(
      refusalOf(() => requireDoneOn(day, { askedOn: '2026-11-10' }, '2026-11-20'))?.message.slice(0, refusal?.length) ??
        null,
    ).toBe(refusal)
  })

  test.each([
    [null, false],
    ['2026-11-20T10:00:00.000Z', false],
    ['2026-11-20T10:00:00.001Z', true],
  ])('files until %j are open: %s', (until, is) => {
    expect(areFilesOpen(until, '2026-11-20T10:00:00.000Z')).toBe(is)
  })
})

describe('words', () => {
  test.each([
    [null, '', null],
    ['otherPeople', 'A neighbour’s name', null],
    ['otherPeople', '', 'Enter what was redacted'],
    [null, 'A neighbour’s name', 'Choose a reason'],
  ])('blacked out by %j with %j: %j', (redactionGround, redactionWords, refusal) => {
    expect(
      refusalOf(() => requireRedaction({ redactionGround, redactionWords }))?.message.slice(0, refusal?.length) ?? null,
    ).toBe(refusal)
  })

  test.each([
    ['email', 0, true],
    ['email', 1, false],
    ['paper', 0, false],
    ['inspection', 0, false],
  ] as const)('%s with %i files is refused: %s', (form, files, is) => {
    const said = is ? 'Choose a document from the library or a file.' : null
    expect(refusalOf(() => requireSomething(form, files))?.message ?? null).toBe(said)
  })
})
