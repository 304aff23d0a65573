import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSeal, sealWith } from './seal.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'seal-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

const open = (secretKey?: string) => openSeal({ secretKey, dataDir })
const secret = Buffer.from('the secret of an app')
const keyFile = () => join(dataDir, 'secret-key')

describe('the seal', () => {
  it('opens what it closed, each time closed otherwise', () => {
    const seal = sealWith(Buffer.alloc(32, 7))
    const [one, two] = [seal.close(secret, 'a'), seal.close(secret, 'a')]
    expect([seal.open(one, 'a'), seal.open(two, 'a')]).toEqual([secret, secret])
    expect(one.equals(two)).toBe(false)
    expect(one.includes(secret)).toBe(false)
  })

  it('marks a text by one word, which another key does not give', () => {
    const [seal, other] = [sealWith(Buffer.alloc(32, 7)), sealWith(Buffer.alloc(32, 8))]
    expect(seal.mark('203.0.113.7')).toMatch(/^[\w-]{43}$/)
    expect(seal.mark('203.0.113.7')).toBe(sealWith(Buffer.alloc(32, 7)).mark('203.0.113.7'))
    expect(new Set([seal.mark('203.0.113.7'), seal.mark('203.0.113.8'), other.mark('203.0.113.7')]).size).toBe(3)
  })

  it('does not open for another place, with another key, or what was changed', () => {
    const seal = sealWith(Buffer.alloc(32, 7))
    const sealed = seal.close(secret, 'a')
    const changed = Buffer.from(sealed)
    changed[changed.length - 1]! ^= 1
    const others = [
      seal.open(sealed, 'b'),
      sealWith(Buffer.alloc(32, 8)).open(sealed, 'a'),
      seal.open(changed, 'a'),
      seal.open(Buffer.alloc(3), 'a'),
    ]
    expect(others).toEqual([null, null, null, null])
  })
})

describe('the key of an installation', () => {
  it('is made once, readable by its owner alone, and the same for processes that start together', async () => {
    const seals = await Promise.all([open(), open(), open()])
    const sealed = seals[0].close(secret, 'a')
    for (const seal of [...seals, await open()]) expect(seal.open(sealed, 'a')).toEqual(secret)
    expect((await stat(keyFile())).mode & 0o777).toBe(0o600)
    expect(await readFile(keyFile(), 'utf8')).toMatch(/^[\w-]{43}$/)
  })

  it('is that of the setting where there is one, and then no file is made', async () => {
    const key = Buffer.alloc(32, 9)
    const sealed = sealWith(key).close(secret, 'a')
    expect((await open(key.toString('base64url'))).open(sealed, 'a')).toEqual(secret)
    await expect(stat(keyFile())).rejects.toThrow('ENOENT')
  })

  it('is never made anew in place of one that is spoiled or cannot be read', async () => {
    await writeFile(keyFile(), 'spoiled')
    await expect(open()).rejects.toThrow('doesn’t contain a key')
    await rm(keyFile())
    await writeFile(join(dataDir, 'plain'), '')
    await chmod(join(dataDir, 'plain'), 0o600)
    await expect(openSeal({ secretKey: undefined, dataDir: join(dataDir, 'plain') })).rejects.toThrow('can’t be read')
  })
})
