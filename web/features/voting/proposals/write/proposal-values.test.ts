import { expect, test } from 'vitest'
import type { Proposal } from '../../../../../contract/voting/proposal.ts'
import { differences, optionsFor, ProposalForm, valuesOf } from './proposal-values.ts'

const ties = { rule: 'president', source: 'Standard Bylaw 18', why: '' } as const
const proposal = {
  ...valuesOf(null, { ties }),
  title: 'Repair the gate',
  text: '<p>By Brightwire.</p>',
  kind: 'list',
  choices: [
    { key: '1', label: 'Brightwire' },
    { key: '2', label: 'Northshore' },
    { key: 'abstain', label: 'Abstain' },
  ],
} as unknown as Proposal

test('a new proposal takes ties as the law of the building has them', () => {
  expect(valuesOf(null, { ties }).tieRule).toBe('president')
  expect(valuesOf(null, { ties: null }).tieRule).toBe('fails')
})

test('what it is filled with is what would be sent', () => {
  const { data } = ProposalForm.safeParse(valuesOf(proposal, { ties: null }))
  expect(data?.options).toEqual(['Brightwire', 'Northshore'])
  expect(differences(proposal, data!)).toEqual([])
})

test('it says where another version differs', () => {
  const mine = { ...valuesOf(proposal, { ties: null }), ballot: 'secret', options: ['Brightwire', 'Nobody'] } as const
  expect(differences(proposal, { ...mine, options: [...mine.options] })).toEqual([
    'options: Brightwire, Northshore',
    'ballot: Open: names appear in the result',
  ])
})

test('a list begins with two options, and a yes or no has none', () => {
  expect(optionsFor('list', [])).toEqual(['', ''])
  expect(optionsFor('list', ['a'])).toEqual(['a'])
  expect(optionsFor('yes_no', ['a'])).toEqual([])
})
