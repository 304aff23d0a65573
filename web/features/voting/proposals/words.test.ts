import { describe, expect, test } from 'vitest'
import { castLabel, isJudged, namesByChoice, ownVoteWords, thresholdOf, turnoutWords } from './words.ts'

const tally = [
  { key: 'for', label: 'For', votes: 3 },
  { key: 'against', label: 'Against', votes: 1 },
  { key: 'abstain', label: 'Abstain', votes: 1 },
]

test('turnout is how many of how many, and nothing before voting opened', () => {
  expect(turnoutWords({ turnout: { voted: 2, mayVote: 4 } })).toBe('2 of 4 have voted')
  expect(turnoutWords({ turnout: null })).toBe('')
})

test.each([
  [null, ''],
  ['for', 'You voted for.'],
  ['against', 'You voted against.'],
  ['abstain', 'You abstained.'],
  ['cast', 'You’ve voted. The ballot is secret.'],
  ['2', 'You voted for “Northshore”.'],
  ['3', 'You’ve voted.'],
])('the own vote %s reads: %s', (userVote, words) => {
  expect(ownVoteWords({ userVote }, [{ key: '2', label: 'Northshore' }])).toBe(words)
})

test('a button says what it casts', () => {
  expect([...tally, { key: '1', label: 'Blue' }].map(castLabel)).toEqual([
    'Vote for',
    'Vote against',
    'Abstain',
    'Vote for “Blue”',
  ])
})

describe('the threshold', () => {
  test('lies at half of those who voted, abstentions included', () => {
    expect(thresholdOf({ majorityOf: 'present' }, { tally })).toEqual({
      at: 2.5,
      most: 5,
      words: 'To pass: more than half of the 5 who voted, at least 3 votes',
    })
  })
  test('lies at half of the votes that took a side, where that is what counts', () => {
    expect(thresholdOf({ majorityOf: 'cast' }, { tally })).toEqual({
      at: 2,
      most: 5,
      words: 'To pass: more than half of the 4 who did not abstain, at least 3 votes',
    })
  })
  test('is for the votes for, or for each option of a list', () => {
    expect(tally.map((choice) => isJudged('yes_no', choice))).toEqual([true, false, false])
    expect([{ key: '1' }, { key: '2' }, { key: 'abstain' }].map((choice) => isJudged('list', choice))).toEqual([
      true,
      true,
      false,
    ])
  })
})

test('names stand by what they chose', () => {
  const ballots = [
    { name: 'Priya', choice: 'for', label: 'For' },
    { name: 'Gordon', choice: 'abstain', label: 'Abstain' },
    { name: 'Carla', choice: 'for', label: 'For' },
  ]
  expect(namesByChoice({ tally, ballots })).toEqual([
    { label: 'For', names: ['Priya', 'Carla'] },
    { label: 'Abstain', names: ['Gordon'] },
  ])
  expect(namesByChoice({ tally, ballots: null })).toEqual([])
})
