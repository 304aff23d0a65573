import { expect, test } from 'vitest'
import { Busy, openLine } from './line.ts'

test('little runs at once, the rest in its order, and a full line is Busy', async () => {
  const inTurn = openLine({ atOnceMost: 2, waitingMost: 2 })
  const begun: number[] = []
  const ends: (() => void)[] = []
  const work = (n: number) =>
    inTurn(() => {
      begun.push(n)
      return new Promise<number>((resolve) => ends.push(() => resolve(n)))
    })
  const [first, second, third, fourth] = [work(1), work(2), work(3), work(4)]
  await expect(work(5)).rejects.toBeInstanceOf(Busy)
  expect(begun).toEqual([1, 2])
  ends[1]!()
  expect(await second).toBe(2)
  await expect.poll(() => begun).toEqual([1, 2, 3])
  ends[0]!()
  ends[2]!()
  expect(await Promise.all([first, third])).toEqual([1, 3])
  await expect.poll(() => begun).toEqual([1, 2, 3, 4])
  ends[3]!()
  expect(await fourth).toBe(4)
})

test('work that fails hands its place over too', async () => {
  const inTurn = openLine({ atOnceMost: 1, waitingMost: 1 })
  const failing = inTurn(() => Promise.reject(new Error('no')))
  const next = inTurn(() => Promise.resolve('yes'))
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('yes')
})

test('work that goes first does not wait behind a crowd', async () => {
  const inTurn = openLine({ atOnceMost: 1, waitingMost: 2 })
  const begun: string[] = []
  let open = () => {}
  const gate = new Promise<void>((resolve) => (open = resolve))
  const work = (name: string, goesFirst = false) =>
    inTurn(
      async () => {
        begun.push(name)
        await gate
      },
      { goesFirst },
    )
  const crowd = [work('running'), work('stranger 1'), work('stranger 2')]
  await expect(work('stranger 3')).rejects.toBeInstanceOf(Busy)
  const known = work('known', true)
  open()
  await Promise.all([...crowd, known])
  expect(begun).toEqual(['running', 'known', 'stranger 1', 'stranger 2'])
})
