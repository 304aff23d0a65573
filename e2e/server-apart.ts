import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from './test.ts'

const project = join(import.meta.dirname, '..')

interface Place {
  origin: string
  dataDir: string
  /** Where the program lies; this project unless it was built elsewhere. */
  folder?: string
  settings?: Record<string, string>
}

/** A server of a journey's own, with the demo in it; answers how to end it. */
export const openServerApart = async ({ origin, dataDir, folder = project, settings = {} }: Place) => {
  const env = {
    ...process.env,
    PORT: new URL(origin).port,
    DATA_DIR: dataDir,
    RATE_LIMIT: 'off',
    DEMO: 'on',
    ...settings,
  }
  const server = spawn(process.execPath, ['server/main.ts'], { cwd: folder, env, stdio: 'ignore' })
  const isWell = () =>
    fetch(`${origin}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isWell, { timeout: 300_000, message: 'the server apart answers' }).toBe(true)
  return async () => {
    const gone = once(server, 'close')
    server.kill('SIGINT')
    await gone
  }
}

/** What the operator types to begin and to end maintenance. */
export const switchMaintenance = async (dataDir: string, word: 'on' | 'off'): Promise<void> => {
  const words = [join(project, 'server/admin.ts'), 'maintenance', word]
  await promisify(execFile)(process.execPath, words, { env: { ...process.env, DATA_DIR: dataDir } })
}
