import { expect, test } from 'vitest'
import { faultsOfAsk, named } from './named-ask.ts'
import { emptyAsk } from './template-values.ts'

const column = { key: 'column', label: 'Charge', type: 'money' as const }

test('a name is made once, and what the form has no use for is left out', () => {
  const text = { ...emptyAsk(''), label: 'Which bylaw', choices: ['A'], columns: [column] }
  expect(named(text, ['whichBylaw'])).toEqual({ ...text, key: 'whichBylaw2', choices: [], columns: [] })
  expect(named({ ...text, key: 'bylaw' }, []).key).toBe('bylaw')
  expect(named({ ...text, type: 'choice', choices: [' A ', '', 'B'] }, []).choices).toEqual(['A', 'B'])
  expect(named({ ...text, type: 'rows' }, []).columns).toEqual([column])
})

test.each([
  ['text', { label: 'Bylaw' }, {}],
  ['no label', {}, { label: 'Label is required' }],
  ['one choice', { label: 'How', type: 'choice', choices: ['A'] }, { choices: 'Enter at least two choices' }],
  ['no column', { label: 'Charges', type: 'rows' }, { columns: 'Add at least one column' }],
  [
    'a column without a label',
    { label: 'Charges', type: 'rows', columns: [{ ...column, label: '' }] },
    { columns: 'Label is required' },
  ],
] as const)('%s', (_, part, faults) => {
  expect(faultsOfAsk({ ...emptyAsk('key'), ...part } as ReturnType<typeof emptyAsk>)).toEqual(faults)
})
