/** What can be done with a proposal when, and by whom. */
import { describe, expect, it } from 'vitest'
import type { ProposalCan } from '../../../contract/voting/proposal.ts'
import type { Refusal } from '../../http/errors.ts'
import {
  alreadyVoted,
  canFor,
  canVoteAt,
  choicesOf,
  isOpenAt,
  presiderOf,
  requireStep,
  requireVote,
  windowFault,
  type Facts,
} from './rules.ts'

const now = '2026-11-23T12:00:00.000Z'
const closesAt = '2026-11-24T12:00:00.000Z'
const facts = (more: Partial<Facts> = {}): Facts => ({
  status: 'voting',
  closesAt,
  isElector: true,
  barred: null,
  record: null,
  isVoid: false,
  hasConflict: false,
  hasVoted: false,
  voted: 0,
  leads: true,
  tie: false,
  ...more,
})
const allowed = (more: Partial<Facts>, at = now): string[] =>
  Object.entries(canFor(facts(more), at)).flatMap(([step, may]) => (may ? [step] : []))
const refusalOf = (work: () => void): Pick<Refusal, 'status' | 'code'> | null => {
  try {
    work()
    return null
  } catch (error) {
    const { status, code } = error as Refusal
    return { status, code }
  }
}

describe('a proposal', () => {
  it.each([
    [{ status: 'draft' }, ['change', 'addFiles', 'openDiscussion', 'openVoting', 'withdraw']],
    [{ status: 'draft', leads: false }, []],
    [{ status: 'discussion' }, ['change', 'addFiles', 'openVoting', 'declareConflict', 'comment', 'withdraw']],
    [{ status: 'discussion', leads: false }, ['declareConflict', 'comment']],
    [{ status: 'discussion', hasConflict: true }, []],
    [{}, ['change', 'vote', 'declareConflict', 'comment', 'makeVersion', 'withdraw']],
    [{ voted: 1 }, ['vote', 'declareConflict', 'comment', 'makeVersion', 'withdraw']],
    [{ voted: 1, hasVoted: true, leads: false }, ['comment']],
    [{ isElector: false, leads: false }, ['declareConflict', 'comment']],
    [{ hasConflict: true }, []],
    [{ status: 'closed' }, ['seeProof']],
    [{ status: 'closed', tie: true }, ['decideTie', 'seeProof']],
    [{ status: 'closed', hasConflict: true, tie: true }, []],
    [{ record: 'violation V-1' }, ['vote', 'declareConflict', 'comment', 'withdraw']],
    [{ record: 'violation V-1', barred: 'You complained.' }, ['comment']],
    [{ record: 'violation V-1', isVoid: true, leads: false }, ['declareConflict', 'comment']],
    [{ status: 'closed', tie: true, barred: 'You complained.' }, ['seeProof']],
    [{ status: 'ratified' }, ['seeProof']],
    [{ status: 'withdrawn' }, []],
  ] as const)('that stands as %j allows %j', (more, steps) => {
    expect(allowed(more)).toEqual(steps)
  })

  it('keeps its text in the last hour of its vote, so that nobody votes on words that were hardly there', () => {
    expect(allowed({}, '2026-11-24T11:00:00.000Z')).toContain('change')
    expect(allowed({}, '2026-11-24T11:00:00.001Z')).not.toContain('change')
    expect(allowed({ status: 'discussion' }, '2026-11-24T11:00:00.001Z')).toContain('change')
  })

  it('allows nothing from the moment of its close on, before anybody has written so', () => {
    expect(allowed({}, closesAt)).toEqual([])
    expect([isOpenAt(facts(), closesAt), isOpenAt(facts({ closesAt: null }), now)]).toEqual([false, false])
    expect(canVoteAt(facts(), '2026-11-24T11:59:59.999Z')).toBe(true)
  })
})

describe('a vote that is not taken', () => {
  it.each([
    [{ status: 'draft' }, 409, 'VOTE_NOT_OPEN'],
    [{ status: 'discussion' }, 409, 'VOTE_NOT_OPEN'],
    [{ status: 'closed' }, 409, 'VOTE_CLOSED'],
    [{ closesAt: now }, 409, 'VOTE_CLOSED'],
    [{ hasConflict: true }, 409, 'CONFLICT_DECLARED'],
    [{ isElector: false }, 403, 'FORBIDDEN'],
    [{ hasVoted: true }, 409, 'ALREADY_VOTED'],
    [{ barred: 'You complained.' }, 403, 'FORBIDDEN'],
    [{ record: 'violation V-1', isVoid: true }, 409, 'VOTE_VOID'],
  ] as const)('for %j says why: %i %s', (more, status, code) => {
    expect(refusalOf(() => requireVote(facts(more), now))).toEqual({ status, code })
  })

  it('is none where everything is as it should be', () => {
    expect(refusalOf(() => requireVote(facts(), now))).toBeNull()
    expect(alreadyVoted().code).toBe('ALREADY_VOTED')
  })
})

describe('a step that is not allowed', () => {
  it.each([
    ['change', { voted: 1 }, 409, 'CONFLICT'],
    ['change', { leads: false }, 403, 'FORBIDDEN'],
    ['change', { record: 'violation V-1' }, 409, 'CONFLICT'],
    ['makeVersion', { record: 'violation V-1', leads: false }, 409, 'CONFLICT'],
    ['withdraw', { record: 'violation V-1', leads: false }, 403, 'FORBIDDEN'],
    ['withdraw', { record: 'violation V-1', barred: 'You complained.' }, 403, 'FORBIDDEN'],
    ['decideTie', { status: 'closed', tie: true, barred: 'You complained.' }, 403, 'FORBIDDEN'],
    ['addFiles', {}, 409, 'CONFLICT'],
    ['comment', { hasConflict: true }, 409, 'CONFLICT_DECLARED'],
    ['declareConflict', { hasConflict: true }, 409, 'CONFLICT'],
    ['declareConflict', { hasVoted: true }, 409, 'CONFLICT'],
    ['decideTie', { status: 'closed' }, 409, 'CONFLICT'],
    ['seeProof', {}, 409, 'CONFLICT'],
  ] as const)('%s for %j is %i %s', (step, more: Partial<Facts>, status, code) => {
    expect(refusalOf(() => requireStep(step, facts(more), now))).toEqual({ status, code })
  })

  it('is none where it is', () => {
    expect(refusalOf(() => requireStep('withdraw' satisfies keyof ProposalCan, facts(), now))).toBeNull()
  })
})

describe('the time of a vote', () => {
  const inHours = (hours: number) => new Date(Date.parse(now) + hours * 3_600_000).toISOString()
  it.each([
    [null, 1, null],
    [null, 0.9, 'closesAt'],
    [null, 90 * 24, null],
    [null, 90 * 24 + 1, 'closesAt'],
    [-5, 1, null],
    [24, 24.5, 'closesAt'],
    [24, 25, null],
    [91 * 24, 92 * 24, 'opensAt'],
  ] as const)('that opens in %s hours and closes in %s', (opens, closes, field) => {
    const window = { opensAt: opens === null ? null : inHours(opens), closesAt: inHours(closes) }
    expect(windowFault(window, now)?.field ?? null).toBe(field)
  })
})

describe('whoever presides', () => {
  const [pia, vic, tom] = [{ positions: ['president'] }, { positions: ['vice_president'] }, { positions: [] }] as const
  it.each([
    [[tom, vic, pia], pia],
    [[tom, vic], vic],
    [[tom], null],
    [[], null],
  ])('of those who voted', (present, who) => {
    expect(presiderOf(present)).toBe(who)
  })
})

describe('choices', () => {
  it('are three of a yes or no, and of a list its options by number', () => {
    expect(choicesOf({ kind: 'yes_no', options: [] }).map(({ key }) => key)).toEqual(['for', 'against', 'abstain'])
    expect(choicesOf({ kind: 'list', options: ['Red', 'Blue'] })).toEqual([
      { key: '1', label: 'Red' },
      { key: '2', label: 'Blue' },
      { key: 'abstain', label: 'Abstain' },
    ])
  })
})
