import { describe, expect, test } from 'vitest'
import { after, isUnderWay, nextIn, progressWords, type Item } from './queue.ts'

type State = Item['state']
const states: Record<string, State> = {
  waiting: { is: 'waiting' },
  sending: { is: 'sending', sent: 0.5 },
  kept: { is: 'kept', id: '1' },
  refused: { is: 'refused', words: 'Too large' },
  broken: { is: 'broken', words: 'It did not arrive' },
}
const queueOf = (...names: string[]): Item[] =>
  names.map((name, index) => ({
    key: String(index),
    file: new File(['x'], `${index}.pdf`),
    draft: { category: 'minutes', title: String(index) },
    state: states[name]!,
  }))
const keys = (queue: readonly Item[]) => queue.map(({ key }) => key).join('')

describe('files on their way', () => {
  test('leave three at once, in their order', () => {
    expect(keys(nextIn(queueOf('waiting', 'waiting', 'waiting', 'waiting')))).toBe('012')
    expect(keys(nextIn(queueOf('sending', 'kept', 'waiting', 'broken', 'waiting', 'waiting')))).toBe('24')
    expect(keys(nextIn(queueOf('sending', 'sending', 'sending', 'waiting')))).toBe('')
  })

  test('that broke wait again by themselves, and nobody else does', () => {
    const queue = after(queueOf('broken', 'kept', 'broken'), { does: 'set', key: '2', state: { is: 'waiting' } })
    expect(queue.map(({ state }) => state.is)).toEqual(['broken', 'kept', 'waiting'])
  })

  test('that were taken out stay out, whatever is still told of them', () => {
    const without = after(queueOf('sending', 'waiting'), { does: 'remove', key: '0' })
    expect(keys(after(without, { does: 'set', key: '0', state: states['broken']! }))).toBe('1')
  })

  test('follow what is not over yet', () => {
    const more = queueOf('waiting').map((item) => ({ ...item, key: 'new' }))
    expect(after(queueOf('kept', 'broken', 'refused'), { does: 'add', items: more }).map(({ key }) => key)).toEqual([
      '1',
      'new',
    ])
    expect(keys(after(queueOf('kept', 'broken', 'refused', 'sending'), { does: 'clear' }))).toBe('3')
  })

  test('hold the page while one of them has not arrived', () => {
    for (const name of ['waiting', 'sending', 'broken']) expect(isUnderWay(queueOf('kept', name))).toBe(true)
    expect(isUnderWay(queueOf('kept', 'refused'))).toBe(false)
  })

  test('are told in a sentence', () => {
    expect(progressWords(queueOf('kept', 'kept', 'sending'))).toBe('2 of 3 uploaded')
    expect(progressWords(queueOf('kept', 'broken', 'refused'))).toBe('1 of 3 uploaded, 1 failed, 1 refused')
  })
})
