import { expect, test } from 'vitest'
import type { Bylaw } from '../../../contract/bylaws/bylaw.ts'
import type { CitedBylaw } from '../../../contract/bylaws/citing.ts'
import { bylawStateLabelsWith } from '../../../contract/bylaws/bylaw-words.ts'
import { bylawOptions } from './bylaw-options.ts'

const labels = bylawStateLabelsWith({ done: 'filed' })

const text = (_id: string, number: string, over: Partial<Bylaw> = {}) =>
  ({
    ...{ _id, number, heading: `Heading ${number}`, state: 'inForce' },
    set: { _id: 's1', kind: 'bylaw', name: 'Bylaws' },
    ...over,
  }) as Bylaw
const rules = { _id: 's2', kind: 'rule', name: 'Pool rules' } as const
const ended = { _id: 'x', kind: 'bylaw', number: '14 (3)', heading: 'Amenities', state: 'replaced' } as CitedBylaw

test('texts are choices under their sets, a rule that isn’t ratified says so', () => {
  const items = [text('a', '3'), text('b', '14'), text('c', '1', { set: rules, state: 'toRatify' })]
  expect(bylawOptions(items, null, labels)).toEqual([
    {
      group: 'Bylaws',
      items: [
        { value: 'a', label: 'Bylaw 3: Heading 3' },
        { value: 'b', label: 'Bylaw 14: Heading 14' },
      ],
    },
    { group: 'Pool rules', items: [{ value: 'c', label: 'Rule 1: Heading 1 (not ratified yet)' }] },
  ])
})

test('one that was chosen before and ended since is a choice, once', () => {
  expect(bylawOptions([], ended, labels)).toEqual([{ value: 'x', label: 'Bylaw 14 (3): Amenities (replaced)' }])
  expect(bylawOptions([text('x', '14 (3)')], { ...ended, state: 'inForce' }, labels)).toHaveLength(1)
})
