import { describe, expect, it } from 'vitest'
import { TicketStatus, TicketStepName } from '../../../contract/tickets/kinds.ts'
import {
  canFor,
  isLow,
  isOpen,
  isOver,
  isShared,
  openSteps,
  overToWrite,
  reopensUntil,
  requireStep,
  statusAfter,
  stepsFor,
  type Eyes,
  type Facts,
} from './rules.ts'

const now = '2026-11-20T20:00:00.000Z'
const facts = (more: Partial<Facts> = {}): Facts => ({
  status: 'open',
  heldFrom: null,
  isMerged: false,
  reopensUntil: null,
  hasHands: false,
  awaitsRating: false,
  place: 'common',
  ...more,
})
const desk: Eyes = { manages: true, isMine: false, follows: false }
const reporter: Eyes = { manages: false, isMine: true, follows: false }
const neighbour: Eyes = { manages: false, isMine: false, follows: true }

describe('the steps of a ticket', () => {
  it.each([
    ['open', 'assign start hold resolve decline', 'withdraw'],
    ['assigned', 'assign unassign start hold resolve decline', 'withdraw'],
    ['in_progress', 'assign unassign hold resolve', 'withdraw'],
    ['on_hold', 'assign resume resolve decline', 'withdraw'],
    ['resolved', 'close reopen', 'close reopen'],
    ['closed', 'reopen', 'reopen'],
    ['declined', 'reopen', 'reopen'],
  ] as const)('of one that is %s: the desk may %s, whoever reported %s, a neighbour nothing', (status, all, own) => {
    expect(stepsFor(desk, facts({ status }), now).join(' ')).toBe(all)
    expect(stepsFor(reporter, facts({ status }), now).join(' ')).toBe(own)
    expect(stepsFor(neighbour, facts({ status }), now)).toEqual([])
  })

  it.each([
    ['assign', 'open', 'assigned'],
    ['assign', 'in_progress', 'in_progress'],
    ['assign', 'on_hold', 'on_hold'],
    ['unassign', 'assigned', 'open'],
    ['unassign', 'in_progress', 'open'],
    ['start', 'open', 'in_progress'],
    ['hold', 'assigned', 'on_hold'],
    ['resolve', 'in_progress', 'resolved'],
    ['decline', 'open', 'declined'],
    ['withdraw', 'open', 'closed'],
    ['close', 'resolved', 'closed'],
    ['reopen', 'closed', 'open'],
  ] as const)('%s leads from %s to %s', (step, status, after) => {
    expect(statusAfter(step, facts({ status }))).toBe(after)
  })

  it.each([
    ['in_progress', true, 'in_progress'],
    ['assigned', true, 'assigned'],
    ['open', true, 'assigned'],
    ['open', false, 'open'],
  ] as const)('what was %s when it was held goes on as %s hands say', (heldFrom, hasHands, after) => {
    expect(statusAfter('resume', facts({ status: 'on_hold', heldFrom, hasHands }))).toBe(after)
  })

  it('every state and step is in the table once', () => {
    for (const status of TicketStatus.options)
      for (const step of openSteps(facts({ status }), now)) expect(TicketStepName.options).toContain(step)
  })

  it('a ticket is opened again until the last moment of its last day, and a merged one never', () => {
    const until = reopensUntil('2026-11-06T20:00:00.000Z', 14, 'America/Vancouver')
    expect(until).toBe('2026-11-21T06:59:59.999Z')
    expect(reopensUntil(null, 14, 'America/Vancouver')).toBeNull()
    expect(openSteps(facts({ status: 'closed', reopensUntil: until }), until!)).toEqual(['reopen'])
    expect(openSteps(facts({ status: 'closed', reopensUntil: until }), '2026-11-21T07:00:00.000Z')).toEqual([])
    expect(openSteps(facts({ status: 'closed', isMerged: true }), now)).toEqual([])
  })

  it('a refused step says how the ticket stands and what is open', () => {
    const refusal = (step: 'resume' | 'reopen' | 'close' | 'withdraw', eyes: Eyes, more: Partial<Facts>) => () =>
      requireStep(step, eyes, facts(more), now)
    expect(refusal('resume', desk, { status: 'closed' })).toThrow('This ticket is closed. Available steps: “Reopen”.')
    expect(refusal('close', reporter, { status: 'in_progress' })).toThrow(
      'This ticket is being worked on. Available steps: “Withdraw”.',
    )
    expect(refusal('reopen', desk, { status: 'closed', isMerged: true })).toThrow('merged into another')
    expect(refusal('reopen', desk, { status: 'closed', reopensUntil: '2026-01-01T00:00:00.000Z' })).toThrow(
      'No further steps are possible.',
    )
    expect(refusal('resume', reporter, { status: 'on_hold' })).toThrow('Only maintenance staff can do this.')
    expect(refusal('close', neighbour, { status: 'resolved' })).toThrow(
      'Only the person who reported it or maintenance staff',
    )
    expect(refusal('withdraw', desk, {})).toThrow('Only the person who reported it can do this.')
    expect(overToWrite({ isMerged: false }).message).toBe('This ticket is closed. Reopen it to add a message.')
    expect(overToWrite({ isMerged: true }).message).toBe('This ticket was merged into another. Continue there.')
    expect(() => requireStep('assign', desk, facts(), now)).not.toThrow()
  })
})

describe('what else can be done', () => {
  it('the desk changes, merges and reads internal notes, while it is not over', () => {
    expect(canFor(desk, facts(), now)).toMatchObject({ change: true, merge: true, seeInternal: true, say: true })
    expect(canFor(desk, facts({ status: 'closed' }), now)).toMatchObject({ change: false, merge: false, say: false })
    expect(canFor(reporter, facts(), now)).toMatchObject({ change: false, seeInternal: false, say: true, rate: false })
  })

  it('neighbours follow what is shared, once', () => {
    const stranger: Eyes = { manages: false, isMine: false, follows: false }
    expect(canFor(stranger, facts(), now)).toMatchObject({ follow: true, unfollow: false, say: false })
    expect(canFor(stranger, facts({ place: 'unit' }), now).follow).toBe(false)
    expect(canFor(stranger, facts({ status: 'closed' }), now).follow).toBe(false)
    expect(canFor(neighbour, facts(), now)).toMatchObject({ follow: false, unfollow: true, say: true })
    expect([isShared('common'), isShared('limited'), isShared('unit')]).toEqual([true, true, false])
  })

  it('whoever reported rates what was resolved and awaits it', () => {
    const rated = (status: Facts['status'], awaitsRating: boolean, eyes = reporter) =>
      canFor(eyes, facts({ status, awaitsRating }), now).rate
    expect([rated('resolved', true), rated('closed', true)]).toEqual([true, true])
    expect([rated('resolved', false), rated('open', true), rated('resolved', true, desk)]).toEqual([
      false,
      false,
      false,
    ])
    expect([isLow(2), isLow(3)]).toEqual([true, false])
  })

  it('only open, assigned and in progress count as open', () => {
    expect(TicketStatus.options.filter(isOpen)).toEqual(['open', 'assigned', 'in_progress'])
    expect(TicketStatus.options.filter(isOver)).toEqual(['resolved', 'closed', 'declined'])
  })
})
