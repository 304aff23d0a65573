import { expect, it } from 'vitest'
import { z } from 'zod'
import { newId } from './ids.ts'

it('makes ids that are UUIDs of version 7 and differ', () => {
  const ids = Array.from({ length: 10_000 }, () => newId())
  for (const id of ids.slice(0, 100)) expect(z.uuidv7().safeParse(id).success).toBe(true)
  expect(new Set(ids).size).toBe(ids.length)
})

it('makes ids that sort by their time, and within a millisecond in the order in which they were made', () => {
  const at = Date.parse('2026-11-20T20:00:00.000Z')
  const ids = Array.from({ length: 5000 }, (_, n) =>
    n % 7 === 0 ? [newId(at), newId(at + 60_000)] : [newId(at)],
  ).flat()
  const [now, later] = [
    ids.filter((id) => id < newId(at + 1).slice(0, 13)),
    ids.filter((id) => id >= newId(at + 1).slice(0, 13)),
  ]
  expect(now.length).toBe(5000)
  expect(now).toEqual(now.toSorted())
  expect(later).toEqual(later.toSorted())
  expect(parseInt(ids[0]!.replace('-', '').slice(0, 12), 16)).toBe(at)
})
