/** How votes end: every outcome, both majorities, ties and their decision, and the arithmetic line by line. */
import { describe, expect, it } from 'vitest'
import { minutesOf, outcomeOf, type Count } from './outcome.ts'
import { choicesOf } from './rules.ts'

const yesNo = choicesOf({ kind: 'yes_no', options: [] })
const list = choicesOf({ kind: 'list', options: ['Red', 'Blue', 'Green'] })
const votes = (counts: Readonly<Record<string, number>>): string[] =>
  Object.entries(counts).flatMap(([key, many]) => Array<string>(many).fill(key))

const counted = (more: Partial<Count> = {}) =>
  outcomeOf({
    jurisdiction: 'BC',
    kind: 'yes_no',
    ballot: 'open',
    majorityOf: 'present',
    tieRule: 'fails',
    choices: yesNo,
    onCouncil: 7,
    conflicts: 1,
    barred: 0,
    votes: [],
    decided: null,
    ...more,
  })

describe('a vote for or against', () => {
  // On council 7, one conflict: 6 may vote, and 3 are a quorum.
  it.each([
    [{ for: 3, against: 1, abstain: 1 }, 'present', 'passed'],
    [{ for: 3 }, 'present', 'passed'],
    [{ for: 2, against: 1, abstain: 1 }, 'present', 'failed'],
    [{ for: 2, against: 1, abstain: 1 }, 'cast', 'passed'],
    [{ for: 1, abstain: 2 }, 'present', 'failed'],
    [{ for: 1, abstain: 2 }, 'cast', 'passed'],
    [{ for: 1, against: 2 }, 'present', 'failed'],
    [{ for: 2, against: 2 }, 'present', 'tied'],
    [{ for: 2, against: 2, abstain: 1 }, 'present', 'tied'],
    [{ for: 2, against: 2, abstain: 2 }, 'present', 'failed'],
    [{ for: 1, against: 1, abstain: 3 }, 'present', 'failed'],
    [{ for: 1, against: 1, abstain: 3 }, 'cast', 'tied'],
    [{ for: 2, against: 2, abstain: 1 }, 'cast', 'tied'],
    [{ abstain: 3 }, 'present', 'failed'],
    [{ abstain: 3 }, 'cast', 'failed'],
    [{ for: 2 }, 'present', 'no_quorum'],
    [{}, 'present', 'no_quorum'],
  ] as const)('of %j by the majority of %s is %s', (counts, majorityOf, outcome) => {
    expect(counted({ votes: votes(counts), majorityOf }).outcome).toBe(outcome)
  })

  it('has no quorum where everybody declared a conflict', () => {
    expect(counted({ onCouncil: 3, conflicts: 3 }).outcome).toBe('no_quorum')
  })

  it('counts no one toward the quorum who is barred from it, and says how many are', () => {
    const few = counted({ onCouncil: 7, conflicts: 1, barred: 3, votes: votes({ for: 2 }) })
    expect(few.outcome).toBe('passed')
    expect(few.lines.slice(0, 5).map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'On council when voting opened: 7',
      'Declared a conflict of interest: 1',
      'Barred from this vote: 3',
      'Eligible to vote: 3',
      'Quorum: 2',
    ])
  })

  it('passes with one member, and asks for more than half where no law of ours says', () => {
    expect(counted({ onCouncil: 1, conflicts: 0, votes: ['for'] }).outcome).toBe('passed')
    const three = { jurisdiction: 'AB', onCouncil: 5, conflicts: 0 } as const
    expect(counted({ ...three, votes: votes({ for: 2 }) }).outcome).toBe('no_quorum')
    expect(counted({ ...three, votes: votes({ for: 3 }) })).toMatchObject({ outcome: 'passed' })
  })

  it('says its arithmetic line by line, with the bylaw behind it', () => {
    const { lines, tally, winner } = counted({ votes: votes({ for: 3, against: 1, abstain: 1 }) })
    expect(lines.map(({ label, value, source }) => [label, value, source])).toEqual([
      ['On council when voting opened', '7', null],
      ['Declared a conflict of interest', '1', null],
      ['Eligible to vote', '6', null],
      ['Quorum', '3', 'Standard Bylaw 16'],
      ['Votes cast', '5', null],
      ['For', '3', null],
      ['Against', '1', null],
      ['Abstain', '1', null],
      ['Votes needed to pass', '3, more than half of 5 who voted', 'Standard Bylaw 18'],
      ['Result', 'Passed', null],
    ])
    expect([tally.map((one) => one.votes), winner]).toEqual([[3, 1, 1], null])
  })

  it('that takes sides only is not by a bylaw of ours', () => {
    const { lines } = counted({ votes: votes({ for: 2, against: 1 }), majorityOf: 'cast' })
    expect(lines.at(-2)).toEqual({
      label: 'Votes needed to pass',
      value: '2, more than half of 3 who did not abstain',
      source: null,
    })
  })
})

describe('a tie', () => {
  const even = votes({ for: 2, against: 2 })
  it('fails by itself, or waits for whoever presides', () => {
    expect(counted({ votes: even }).lines.at(-1)?.value).toBe('Failed on a tie')
    const waiting = counted({ votes: even, tieRule: 'president' })
    expect([waiting.tied, waiting.lines.at(-1)?.value]).toEqual([
      ['for', 'against'],
      'Tied; the person presiding may break the tie',
    ])
  })

  it.each([
    ['for', 'passed', 'Passed'],
    ['against', 'failed', 'Failed on the deciding vote'],
  ] as const)('is decided %s', (choice, outcome, words) => {
    const decided = counted({ votes: even, tieRule: 'president', decided: { choice, by: 'Pia President' } })
    expect(decided.outcome).toBe(outcome)
    const label = choice === 'for' ? 'For' : 'Against'
    expect(decided.lines.slice(-4).map((line) => [line.label, line.value])).toEqual([
      ['Votes needed to pass', '3, more than half of 4 who voted'],
      ['Deciding vote', `${label}, by Pia President`],
      [`${label}, with the deciding vote`, '3'],
      ['Result', words],
    ])
  })

  it('is decided elsewhere by what the proposal says, and no bylaw of ours', () => {
    const more = { jurisdiction: 'AB', onCouncil: 5, conflicts: 0, tieRule: 'president' } as const
    const decided = counted({ ...more, votes: even, decided: { choice: 'for', by: 'Pia President' } })
    expect(decided.lines.at(-3)).toEqual({ label: 'Deciding vote', value: 'For, by Pia President', source: null })
  })

  it('is none where the deciding vote would not reach the majority', () => {
    const more = { votes: votes({ for: 1, against: 1, abstain: 3 }), tieRule: 'president' } as const
    const end = counted({ ...more, decided: { choice: 'for', by: 'Pia President' } })
    expect([end.outcome, end.tied]).toEqual(['failed', []])
    expect(end.lines.slice(-2).map(({ value }) => value)).toEqual(['3, more than half of 5 who voted', 'Failed'])
  })

  it('is nothing where nobody took a side, and nothing is decided where there is none', () => {
    expect(counted({ votes: votes({ abstain: 4 }) }).tied).toEqual([])
    const decided = { choice: 'against', by: 'Pia President' }
    expect(counted({ votes: votes({ for: 3 }), decided })).toMatchObject({ outcome: 'passed', tied: [] })
  })
})

describe('a list', () => {
  const of = (counts: Readonly<Record<string, number>>, more: Partial<Count> = {}) =>
    counted({ kind: 'list', choices: list, votes: votes(counts), ...more })

  it.each([
    [{ 1: 3, 2: 1 }, 'passed', 'Red'],
    [{ 1: 2, 2: 1, 3: 1 }, 'failed', undefined],
    [{ 1: 2, 2: 2, 3: 1 }, 'tied', undefined],
    [{ 1: 1, 2: 1, abstain: 3 }, 'failed', undefined],
    [{ abstain: 4 }, 'failed', undefined],
    [{ 2: 2 }, 'no_quorum', undefined],
  ] as const)('of %j is %s', (counts, outcome, winner) => {
    const end = of(counts)
    expect([end.outcome, end.winner?.label]).toEqual([outcome, winner])
  })

  it('names what won, also by the deciding vote', () => {
    expect(of({ 1: 3, 2: 1 }).lines.at(-1)?.value).toBe('Passed: Red')
    const decided = of({ 1: 2, 2: 2 }, { tieRule: 'president', decided: { choice: '2', by: 'Pia' } })
    expect([decided.outcome, decided.winner, decided.tied]).toEqual(['passed', { key: '2', label: 'Blue' }, ['1', '2']])
  })
})

describe('the line for the minutes', () => {
  const about = { number: 'M-12', title: 'New lamps' }
  const end = counted({ votes: votes({ for: 2, against: 1 }) })
  it('names who voted how in an open vote, and who was recused', () => {
    const ballots = [
      { name: 'Carla Council', label: 'For' },
      { name: 'Ada Adams', label: 'Against' },
    ]
    expect(minutesOf(about, end, { ballots, recused: ['Bo Bell'] })).toBe(
      'M-12 “New lamps”: Passed. For 2, Against 1, Abstain 0. Carla Council: for; Ada Adams: against. Recused for a conflict of interest: Bo Bell.',
    )
  })

  it('names nobody in a secret one, and nobody where nobody voted', () => {
    expect(minutesOf(about, end, { ballots: null, recused: [] })).toContain('By secret ballot.')
    expect(minutesOf(about, counted(), { ballots: [], recused: [] })).toBe(
      'M-12 “New lamps”: No quorum. For 0, Against 0, Abstain 0.',
    )
  })

  it('names the option that won', () => {
    const won = counted({ kind: 'list', choices: list, votes: votes({ 1: 3 }) })
    expect(minutesOf(about, won, { ballots: null, recused: [] })).toContain('Passed: Red.')
  })
})
