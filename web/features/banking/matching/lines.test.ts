import { expect, test } from 'vitest'
import type { BankRow, Outcome } from '../../../../contract/banking/bank-row.ts'
import { ApiError } from '../../../api/errors.ts'
import { makeLines } from './lines.ts'
import { asMatched } from './transactions.ts'

const row = (id: string, more: Partial<BankRow> = {}) =>
  ({ _id: id, version: 1, state: 'toMatch', outcome: null, ...more }) as BankRow
const hydro: Outcome = { kind: 'category', categoryId: 'hydro', levyId: null, authority: null, isAnother: false }
const ignored: Outcome = { kind: 'ignored', reason: 'Ours' }

/** A network on which each answer waits until it is let through. */
const slow = () => {
  const sent: string[] = []
  const shown: string[] = []
  const refusals: string[] = []
  const answers: ((error?: ApiError) => void)[] = []
  let idles = 0
  const lines = makeLines()
  lines.hear({
    send: (one, outcome) =>
      new Promise((resolve, reject) => {
        sent.push(`${one._id} v${one.version} ${outcome?.kind ?? 'reset'}`)
        answers.push((error) =>
          error ? reject(error) : resolve({ ...asMatched(one, outcome), version: one.version + 1 }),
        )
      }),
    show: (one, from, isSending) =>
      shown.push(`${one._id} v${one.version} ${from} > ${one.state}${isSending ? ' …' : ''}`),
    refused: (error) => refusals.push((error as Error).message),
    idle: () => (idles += 1),
  })
  /** Lets what waits for an answer run on. */
  const begin = async () => {
    for (let turn = 0; turn < 6; turn += 1) await Promise.resolve()
  }
  const answer = (error?: ApiError) => {
    answers.shift()!(error)
    return begin()
  }
  return { lines, sent, shown, refusals, answer, begin, idles: () => idles }
}

test('a press is shown at once and sent once, however often the key is pressed', async () => {
  const { lines, sent, shown, answer, begin, idles } = slow()
  expect([lines.take(row('a'), hydro), lines.take(row('a'), hydro), lines.take(row('a'), hydro)]).toEqual([
    true,
    false,
    false,
  ])
  await begin()
  expect([sent, shown, idles()]).toEqual([['a v1 category'], ['a v1 toMatch > matched …'], 0])
  await answer()
  expect([shown.at(-1), idles(), lines.isIdle()]).toEqual(['a v2 matched > matched', 1, true])
})

test('undoing before the answer waits for it, and takes its version', async () => {
  const { lines, sent, shown, answer, begin } = slow()
  lines.take(row('a'), hydro)
  lines.take(row('a'), null)
  await begin()
  expect(sent).toEqual(['a v1 category'])
  await answer()
  expect(sent).toEqual(['a v1 category', 'a v2 reset'])
  await answer()
  expect(shown).toEqual(['a v1 toMatch > matched …', 'a v1 matched > toMatch …', 'a v3 toMatch > toMatch'])
})

test('other transactions don’t wait', async () => {
  const { lines, sent, begin, idles, answer } = slow()
  lines.take(row('a'), hydro)
  lines.take(row('b'), hydro)
  await begin()
  expect(sent).toEqual(['a v1 category', 'b v1 category'])
  await answer()
  expect(idles()).toBe(0)
  await answer()
  expect(idles()).toBe(1)
})

test('a refusal puts it back as someone else left it, with what was pressed after it', async () => {
  const { lines, sent, shown, refusals, answer, begin } = slow()
  lines.take(row('a'), hydro)
  lines.take(row('a'), null)
  await begin()
  const current = row('a', { version: 7, state: 'matched', outcome: ignored })
  await answer(new ApiError(409, 'STALE', 'Someone else changed it.', [], { current }))
  expect(sent).toEqual(['a v1 category'])
  expect(shown.slice(-2)).toEqual(['a v7 toMatch > matched …', 'a v7 matched > matched'])
  expect([refusals, lines.isIdle()]).toEqual([['Someone else changed it.'], true])
})

test('without an answer it is back as it was', async () => {
  const { lines, shown, refusals, answer, begin } = slow()
  lines.take(row('a'), hydro)
  await begin()
  await answer(new ApiError(0, 'NETWORK', 'No network.'))
  expect([shown.at(-1), refusals]).toEqual(['a v1 matched > toMatch', ['No network.']])
})

test('a form waits for what was pressed before, and hears the refusal itself', async () => {
  const { lines, sent, refusals, answer, begin } = slow()
  lines.take(row('a'), hydro)
  const asked = lines.ask(row('a'), ignored).catch(({ message }: Error) => message)
  await begin()
  await answer()
  expect(sent).toEqual(['a v1 category', 'a v2 ignored'])
  await answer(new ApiError(409, 'LOCKED', 'The month is locked.'))
  expect([await asked, refusals, lines.isIdle()]).toEqual(['The month is locked.', [], true])
})
