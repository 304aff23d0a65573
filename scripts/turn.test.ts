import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inTurn } from './turn.ts'

const fresh = () => join(mkdtempSync(join(tmpdir(), 'parapet-turn-')), 'at-work')

test('two pieces of work never run at once, and the file is gone afterwards', async () => {
  const file = fresh()
  const seen: string[] = []
  const work = (name: string) =>
    inTurn(file, async () => {
      seen.push(`${name} begins`)
      await new Promise((resolve) => setImmediate(resolve))
      seen.push(`${name} ends`)
    })
  await Promise.all([work('a'), work('b')])
  expect(seen.map((words) => words.split(' ')[1])).toEqual(['begins', 'ends', 'begins', 'ends'])
  expect(existsSync(file)).toBe(false)
})

test('a failure frees the turn, and a dead holder does not keep it', async () => {
  const file = fresh()
  await expect(inTurn(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  const nobody = 2 ** 30
  writeFileSync(file, String(nobody))
  expect(await inTurn(file, () => Promise.resolve('done'))).toBe('done')
})
