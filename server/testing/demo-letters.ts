import { expect } from 'vitest'
import { forms } from '../../contract/forms.ts'
import type { Caller } from './caller.ts'
import type { Name } from './cast.ts'

/** Letters of the demo beside those of violation cases and demands, and what Olivia and Theo have read of theirs. */
export const expectLetters = async (as: (name: Name) => Promise<Caller>): Promise<void> => {
  const mandeep = await as('mandeep')
  expect((await mandeep.call(forms.templates)).at(-1)).toMatchObject({ name: 'Bike room', isShipped: false })
  const { items } = await mandeep.call(forms.runs, { query: {} })
  const plain = items.filter(({ kind }) => !['particulars', 'decision', 'demand'].includes(kind))
  expect(plain.map(({ kind, unitNumbers, counts }) => [kind, unitNumbers, counts])).toEqual([
    ['entry', ['303', '304', '305', '306'], { letters: 4, done: 4, paperWaiting: 1 }],
    ['welcome', ['203'], { letters: 1, done: 1, paperWaiting: 0 }],
  ])
  for (const name of ['olivia', 'theo'] as const) {
    const { items: letters } = await (await as(name)).call(forms.myLetters, { query: {} })
    expect(letters.map(({ unitNumber, readAt }) => [unitNumber, readAt !== null])).toEqual([
      ['305', true],
      ['305', true],
    ])
  }
}
