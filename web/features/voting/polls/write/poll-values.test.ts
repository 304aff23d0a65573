import { expect, test } from 'vitest'
import type { Poll } from '../../../../../contract/voting/polls.ts'
import { choicesOf, differences, PollForm, valuesOf } from './poll-values.ts'

const now = '2026-11-21T05:00:00.000Z'
const zone = 'America/Vancouver'
const blank = valuesOf(null, now, zone)
const poll = {
  ...blank,
  question: 'Bicycles in the lobby?',
  options: [
    { _id: 'a', label: 'Yes' },
    { _id: 'b', label: 'No' },
  ],
  choicesMost: 1,
} as unknown as Poll

test('a new poll asks owners for a fortnight, until six in the evening, for one of two answers', () => {
  expect(blank).toMatchObject({ audience: 'owners', options: ['', ''], choicesMost: '1' })
  expect(blank.closesAt).toBe('2026-12-05T01:00:00.000Z')
})

test('what it is filled with is what would be sent', () => {
  const { data } = PollForm.safeParse(valuesOf(poll, now, zone))
  expect(data).toMatchObject({ question: poll.question, options: ['Yes', 'No'], choicesMost: 1 })
  expect(differences(poll, data!)).toEqual([])
})

test('it says where another version differs', () => {
  const mine = { ...PollForm.parse(valuesOf(poll, now, zone)), options: ['Yes', 'Never'], choicesMost: 2 }
  expect(differences(poll, mine)).toEqual(['answers: Yes, No', 'choices per unit: different from yours'])
})

test('as many may be chosen as there are answers', () => {
  expect(choicesOf(3).map(({ label }) => label)).toEqual(['One answer', 'Up to 2 answers', 'All that apply'])
})
