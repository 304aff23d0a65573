/** What the program says and how it ends where it cannot start: one sentence, code 1, no stack. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'parapet-start-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const start = async (settings: Record<string, string>) => {
  const env = { PATH: process.env['PATH'], DATA_DIR: folder, ...settings }
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = (await once(child, 'exit')) as [number]
  return { code, said: (await said).join('') }
}

test.each([
  [{ PORT: 'abc' }, /^The setting PORT is invalid: use a number from 0 to 65535\.\n$/],
  [{ DATA_DIR: import.meta.filename }, /^The folder \S+ can’t be used: EEXIST: .+ Choose another DATA_DIR\.\n$/],
  [{ FILES_URL: 's3://nowhere' }, /^The setting FILES_URL is invalid: .+\.\n$/],
  [
    { DATABASE_URL: 'postgres://parapet:secret-word@127.0.0.1:1/parapet' },
    /^The database that DATABASE_URL names does not let us in: connect ECONNREFUSED 127\.0\.0\.1:1\.\n$/,
  ],
])('with %j', async (settings, sentence) => {
  const { code, said } = await start(settings)
  expect(said).toMatch(sentence)
  expect(code).toBe(1)
})

test('where another program listens, before a database is made', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const { code, said } = await start({ PORT: String(port) })
  other.close()
  expect(said).toBe(`Port ${port} of 127.0.0.1 is taken: name another one with PORT.\n`)
  expect(code).toBe(1)
})
