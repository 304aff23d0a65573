import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from './test.ts'
import { cloneDemo } from './world.ts'

const project = join(import.meta.dirname, '..')

interface Place {
  origin: string
  /** Where the program lies; this project unless it was built elsewhere. */
  folder?: string
  settings?: Record<string, string>
}

/** Starts a server of a journey's own, over a copy of the demo; answers its folder, and how to end it. */
export const openServerApart = async ({ origin, folder = project, settings = {} }: Place) => {
  const demo = await cloneDemo()
  const quick = { NODE_ENV: 'test', RATE_LIMIT: 'off', DEMO: 'on' }
  const env = { ...process.env, ...quick, PORT: new URL(origin).port, ...demo, ...settings }
  // Its errors are shown, so that a failed start says why.
  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const gone = once(server, 'close')
  // One that has ended is waited for no longer.
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null
  const isWell = () =>
    fetch(`${origin}/api/health`).then(
      ({ ok }) => ok,
      () => hasEnded(),
    )
  await expect.poll(isWell, { timeout: 300_000, message: 'the server apart answers' }).toBe(true)
  expect(hasEnded(), 'the server apart has ended').toBe(false)
  const end = async () => {
    server.kill('SIGINT')
    await gone
  }
  return { dataDir: demo.DATA_DIR, end }
}

/** What the operator types to begin and to end maintenance. */
export const switchMaintenance = async (dataDir: string, word: 'on' | 'off'): Promise<void> => {
  const words = [join(project, 'server/admin.ts'), 'maintenance', word]
  await promisify(execFile)(process.execPath, words, { env: { ...process.env, DATA_DIR: dataDir } })
}
