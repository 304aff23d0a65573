/** Every state with every step, who approves what, and how long a vendor's link works. */
import { describe, expect, it } from 'vitest'
import { OrderStatus, OrderStepName } from '../../../contract/work-orders/states.ts'
import type { VendorWarning } from '../../../contract/vendors/vendor.ts'
import { Refusal } from '../../http/errors.ts'
import {
  awaitsApproval,
  bidStanding,
  chargeRefusal,
  linkedCan,
  linkedStanding,
  linkStanding,
  linkUntil,
  linkUntilAfterEnd,
  needsApproval,
  openSteps,
  papersMissing,
  requireAhead,
  requireHolds,
  requireLinked,
  requireOpen,
  requirePapers,
  requireToCome,
  requireVisitOpen,
  requireWritten,
  statusAfter,
  statusRejected,
  windowsFrom,
  type Facts,
} from './rules.ts'

const facts = (more: Partial<Facts> = {}): Facts => ({
  status: 'draft',
  hasQuotes: false,
  hasWindows: true,
  amountCents: null,
  approvedCents: null,
  invoiceCents: null,
  limitCents: 250_000,
  ...more,
})
const said = (work: () => void): string => {
  try {
    work()
  } catch (error) {
    return (error as Refusal).message
  }
  return ''
}

const faultsOf = (work: () => unknown): unknown => {
  try {
    work()
  } catch (error) {
    return (error as Refusal).details.errors
  }
  return null
}

/** Where each step leads; what is missing here is refused. An amount of the order lies below the limit. */
const table: Record<OrderStatus, Partial<Record<OrderStepName, OrderStatus>>> = {
  draft: { change: 'draft', ask: 'asked', quote: 'quoted', order: 'ordered', bear: 'draft', cancel: 'cancelled' },
  asked: { change: 'asked', ask: 'asked', quote: 'quoted', order: 'ordered', bear: 'asked', cancel: 'cancelled' },
  quoted: { change: 'quoted', ask: 'quoted', quote: 'quoted', order: 'ordered', bear: 'quoted', cancel: 'cancelled' },
  awaiting_approval: { decide: 'ordered', bear: 'awaiting_approval', cancel: 'cancelled' },
  ordered: {
    offer: 'ordered',
    pick: 'scheduled',
    noneSuits: 'ordered',
    finish: 'done',
    bear: 'ordered',
    cancel: 'cancelled',
  },
  scheduled: { offer: 'ordered', finish: 'done', bear: 'scheduled', cancel: 'cancelled' },
  done: { invoice: 'invoiced', bear: 'done', close: 'closed' },
  invoiced: { invoice: 'invoiced', bear: 'invoiced', close: 'closed' },
  closed: {},
  cancelled: {},
}

describe('the states of an order', () => {
  for (const status of OrderStatus.options)
    for (const step of OrderStepName.options) {
      const to = table[status][step]
      it(`${status} + ${step} = ${to ?? 'refused'}`, () => {
        const now = facts({ status, amountCents: 100_000, invoiceCents: 100_000 })
        expect(openSteps(now).includes(step)).toBe(to !== undefined)
        expect(said(() => requireOpen(step, now)) === '').toBe(to !== undefined)
        expect(to && statusAfter(step, now)).toBe(to)
      })
    }

  it('name the open steps where one is refused', () => {
    expect(said(() => requireOpen('finish', facts({ status: 'done' })))).toBe(
      'The status of this work order is “Done”. Available steps: enter the invoice, set who pays, close it.',
    )
    expect(said(() => requireOpen('close', facts({ status: 'closed' })))).toBe(
      'The status of this work order is “Closed”. No further steps are possible.',
    )
  })

  it('let nobody pick where no times are offered', () => {
    const now = facts({ status: 'ordered', hasWindows: false })
    expect(openSteps(now)).toEqual(['offer', 'finish', 'bear', 'cancel'])
  })
})

describe('the approval of a council member', () => {
  it.each([
    [250_000, 250_000, null, false],
    [250_001, 250_000, null, true],
    [1, 0, null, true],
    [400_000, 250_000, 400_000, false],
    [400_001, 250_000, 400_000, true],
    [200_000, 250_000, 100_000, false],
  ])('of %i cents at a limit of %i, %s approved: %s', (amountCents, limitCents, approvedCents, needed) => {
    expect(needsApproval(amountCents, { limitCents, approvedCents })).toBe(needed)
  })

  it('is asked before an order above the limit', () => {
    for (const status of ['draft', 'asked', 'quoted'] as const)
      expect(statusAfter('order', facts({ status, amountCents: 250_001 }))).toBe('awaiting_approval')
    expect(awaitsApproval(facts({ status: 'awaiting_approval' }))).toBe(true)
    expect(awaitsApproval(facts({ status: 'done' }))).toBe(false)
  })

  it('is asked for an invoice above it, which is not closed before', () => {
    const now = facts({ status: 'invoiced', amountCents: 200_000, invoiceCents: 300_000 })
    expect(awaitsApproval(now)).toBe(true)
    expect(openSteps(now)).toEqual(['invoice', 'decide', 'bear'])
    expect(said(() => requireOpen('close', now))).toBe(
      'The invoice is $3,000.00, above the approved amount. A council member must decide first.',
    )
    expect(statusAfter('decide', now)).toBe('invoiced')
    expect(openSteps({ ...now, approvedCents: 300_000 })).toEqual(['invoice', 'bear', 'close'])
  })

  it('sends what is rejected back to where it came from', () => {
    expect(statusRejected({ status: 'awaiting_approval', hasQuotes: true })).toBe('quoted')
    expect(statusRejected({ status: 'awaiting_approval', hasQuotes: false })).toBe('draft')
    expect(statusRejected({ status: 'invoiced', hasQuotes: true })).toBe('invoiced')
  })
})

describe('quotes and invoices', () => {
  it('hold on their last day, and not after', () => {
    expect(said(() => requireHolds({ validUntil: '2026-11-20' }, '2026-11-20'))).toBe('')
    expect(said(() => requireHolds({ validUntil: null }, '2026-11-20'))).toBe('')
    expect(said(() => requireHolds({ validUntil: '2026-11-19' }, '2026-11-20'))).toBe(
      'This quote was valid until Nov 19, 2026. Request a new one.',
    )
    expect(() => requireAhead('2026-11-19', '2026-11-20')).toThrow(Refusal)
    expect(said(() => requireAhead(null, '2026-11-20'))).toBe('')
    expect(() => requireWritten('2026-11-21', '2026-11-20')).toThrow(Refusal)
    expect(said(() => requireWritten('2026-11-20', '2026-11-20'))).toBe('')
  })

  const warning = (about: VendorWarning['about'], tone: VendorWarning['tone']): VendorWarning => ({
    about,
    tone,
    words: `${about} ${tone}.`,
  })
  it('are not asked of a vendor whose papers are missing, unless that was read', () => {
    const warnings = [warning('insurance', 'bad'), warning('clearance', 'waiting'), warning('contract', 'bad')]
    expect(papersMissing(warnings)).toEqual([warnings[0]])
    const vendor = { name: 'Brightwire', warnings, endedOn: null }
    expect(said(() => requirePapers(vendor, false))).toBe(
      'Brightwire: insurance bad. Order anyway, or choose another vendor.',
    )
    expect(said(() => requirePapers(vendor, true))).toBe('')
    expect(said(() => requirePapers({ ...vendor, warnings: [] }, false))).toBe('')
    expect(said(() => requirePapers({ ...vendor, endedOn: '2026-01-01' }, true))).toBe(
      'Brightwire is no longer an active vendor.',
    )
  })
})

describe('times for a visit', () => {
  const at = { now: '2026-11-20T20:00:00.000Z', zone: 'America/Edmonton', today: '2026-11-20' }
  const window = (on: string, from: string, until: string) => ({ on, from, until })
  it('are moments by the building’s clocks, the earliest first', () => {
    const windows = [window('2026-11-25', '13:00', '15:00'), window('2026-11-24', '09:00', '11:00')]
    expect(windowsFrom({ windows }, at)).toEqual([
      { from: '2026-11-24T15:00:00.000Z', until: '2026-11-24T17:00:00.000Z' },
      { from: '2026-11-25T19:00:00.000Z', until: '2026-11-25T21:00:00.000Z' },
    ])
  })
  it.each([
    ['until', [window('2026-11-24', '11:00', '11:00')], 'The end time is before the start time'],
    ['on', [window('2026-11-20', '12:00', '14:00')], 'This time has passed'],
    ['on', [window('2027-05-20', '12:00', '14:00')], 'This date is too far ahead'],
    [
      'from',
      [window('2026-11-24', '11:00', '12:00'), window('2026-11-24', '11:00', '12:00')],
      'This time is already listed',
    ],
  ])('are refused by %s', (field, windows, message) => {
    const faults = faultsOf(() => windowsFrom({ windows }, at))
    expect(faults).toEqual([{ field: `windows.${windows.length - 1}.${field}`, message }])
  })
  it('are refused where the clocks skip them in spring', () => {
    const windows = [window('2027-03-14', '02:00', '03:00')]
    const faults = faultsOf(() => windowsFrom({ windows }, { ...at, zone: 'America/Winnipeg' }))
    expect(faults).toEqual([{ field: 'windows.0.until', message: 'The end time is before the start time' }])
  })
})

describe('the visit of a resident', () => {
  it.each([
    ['ordered', false, 'No times are offered yet. We’ll let you know when there are.'],
    [
      'scheduled',
      true,
      'A time has already been chosen. If it no longer works, send a message on the ticket; other times can be offered.',
    ],
    ['invoiced', true, 'This work is done, so no visit is needed.'],
    ['ordered', true, ''],
  ] as const)('at %s, times offered: %s', (status, hasWindows, words) => {
    for (const step of ['pick', 'noneSuits'] as const)
      expect(said(() => requireVisitOpen(step, facts({ status, hasWindows, invoiceCents: 9_000_000 })))).toBe(words)
  })

  it('is no time that has begun', () => {
    const span = { from: '2026-11-24T15:00:00.000Z', until: '2026-11-24T17:00:00.000Z' }
    expect(said(() => requireToCome(span, '2026-11-24T14:59:00.000Z'))).toBe('')
    expect(said(() => requireToCome(span, span.from))).toBe(
      'This time has passed. Choose another, or say that none work.',
    )
  })
})

describe('a vendor on an order', () => {
  const bid = (more = {}) => ({ isChosen: false, isAsked: true, hasQuote: false, hasDeclined: false, ...more })
  it.each([
    ['entered', bid({ isAsked: false })],
    ['asked', bid()],
    ['declined', bid({ hasDeclined: true })],
    ['quoted', bid({ hasQuote: true })],
    ['chosen', bid({ hasQuote: true, isChosen: true })],
  ])('is %s', (standing, one) => expect(bidStanding(one)).toBe(standing))

  it.each([
    ['asked', bid(), 'asked', ['quote', 'decline']],
    ['draft', bid(), 'asked', ['quote', 'decline']],
    ['asked', bid({ hasDeclined: true }), 'declined', ['quote']],
    ['quoted', bid({ hasQuote: true }), 'quoted', ['quote']],
    ['awaiting_approval', bid({ hasQuote: true, isChosen: true }), 'quoted', []],
    ['awaiting_approval', bid(), 'asked', []],
    ['ordered', bid({ isChosen: true }), 'ordered', ['offer', 'finish']],
    ['scheduled', bid({ isChosen: true }), 'scheduled', ['offer', 'finish']],
    ['done', bid({ isChosen: true }), 'done', ['invoice']],
    ['invoiced', bid({ isChosen: true }), 'invoiced', []],
    ['closed', bid({ isChosen: true }), 'closed', []],
    ['cancelled', bid({ isChosen: true }), 'elsewhere', []],
    ['ordered', bid({ hasQuote: true }), 'elsewhere', []],
  ] as const)('of an order that is %s', (status, one, standing, can) => {
    expect([linkedStanding(status, one), linkedCan(status, one)]).toEqual([standing, can])
    for (const step of ['quote', 'decline', 'offer', 'finish', 'invoice'] as const)
      expect(said(() => requireLinked(step, status, one)) === '').toBe((can as readonly string[]).includes(step))
  })
})

describe('a vendor’s link', () => {
  const now = '2026-11-20T20:00:00.000Z'
  const link = (more = {}) => ({ sentAt: now, until: '2026-12-20T20:00:00.000Z', revokedAt: null, ...more })
  it.each([
    ['none', link({ sentAt: null, until: null })],
    ['works', link()],
    ['revoked', link({ revokedAt: now })],
    ['over', link({ until: now })],
  ])('stands at %s', (standing, one) => expect(linkStanding(one, now)).toBe(standing))

  it('works 60 days unanswered, a year once answered, and 90 days after the order ended', () => {
    expect(linkUntil(false, now)).toBe('2027-01-19T20:00:00.000Z')
    expect(linkUntil(true, now)).toBe('2027-11-20T20:00:00.000Z')
    expect(linkUntilAfterEnd(now)).toBe('2027-02-18T20:00:00.000Z')
  })
})

it.each<[Partial<Parameters<typeof chargeRefusal>[0]>, string | null]>([
  [{}, null],
  [{ status: 'done' }, null],
  [{ status: 'closed' }, null],
  [{ chargedTo: 'common' }, 'This is a common expense. Set who pays first.'],
  [{ unitNumber: null }, 'The ticket isn’t about a unit, so there’s none to charge.'],
  [{ status: 'ordered' }, 'The work isn’t done yet.'],
  [{ status: 'cancelled' }, 'The work isn’t done yet.'],
  [{ isCharged: true }, 'Unit 305 was already charged. Cancel that charge first.'],
])('a unit is charged for %j: %j', (more, refusal) => {
  const charged = { status: 'invoiced', chargedTo: 'unit', unitNumber: '305', isCharged: false } as const
  expect(chargeRefusal({ ...charged, ...more })).toBe(refusal)
})
