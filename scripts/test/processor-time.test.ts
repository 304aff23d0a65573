import { expect, test } from 'vitest'
import { carryOn, emptyAccount, ticksOf, type Process } from './processor-time.ts'

const roots = new Set([1])
/** A process; the moment of its start is its number, unless the number is used again. */
const one = (pid: number, parent: number, own: number, waited = 0, startedAt = pid): Process => ({
  pid,
  parent,
  startedAt,
  own,
  waited,
})
const ticks = (...looks: readonly Process[][]) =>
  looks.reduce(
    ([account, all], processes) => {
      const next = carryOn(account, roots, processes)
      return [next, [...all, ticksOf(next)]] as [typeof account, number[]]
    },
    [emptyAccount, []] as [typeof emptyAccount, number[]],
  )[1]

test('a run is its root and all below it, and nothing beside it', () => {
  expect(ticks([one(1, 0, 10), one(2, 1, 20), one(3, 2, 30), one(4, 0, 1000)])).toEqual([60])
})

test('what a process took is counted once when its parent has waited for it', () => {
  const before = [one(1, 0, 10), one(2, 1, 20), one(3, 2, 30)]
  expect(ticks(before, [one(1, 0, 11), one(2, 1, 21, 33)], [one(1, 0, 12, 56)])).toEqual([60, 65, 68])
})

test('a process whose parent is gone stays in the run, and its end too', () => {
  const before = [one(1, 0, 10), one(2, 1, 20), one(3, 2, 30)]
  const orphaned = [one(1, 0, 10, 20), one(3, 0, 40)]
  expect(ticks(before, orphaned, [one(1, 0, 10, 20)])).toEqual([60, 70, 70])
})

test('children of an orphan are of the run', () => {
  const orphaned = [one(1, 0, 10, 20), one(3, 0, 40), one(5, 3, 7)]
  expect(ticks([one(1, 0, 10), one(2, 1, 20), one(3, 2, 30)], orphaned)).toEqual([60, 77])
})

test('a group that is killed at once is kept where the root was credited with its head alone', () => {
  const before = [one(1, 0, 10), one(2, 1, 20), one(3, 2, 30), one(4, 3, 40)]
  expect(ticks(before, [one(1, 0, 10, 22)])).toEqual([100, 100])
})

test('a number that is used again is another process', () => {
  const before = [one(1, 0, 10), one(2, 1, 20)]
  expect(ticks(before, [one(1, 0, 10, 20), one(2, 0, 500, 0, 99)])).toEqual([30, 30])
})

test('a server that was started beside it belongs to a run that names it', () => {
  const processes = [one(1, 0, 10), one(7, 0, 20), one(8, 7, 30), one(9, 0, 1000)]
  expect(ticksOf(carryOn(emptyAccount, new Set([1, 7]), processes))).toBe(60)
})
