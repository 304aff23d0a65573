/** For the survival tests: the product as a process of its own, to be killed. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export interface Program {
  child: ChildProcess
  address: string
  database: string
}

/** Starts it over the data of this folder; it answers when this resolves. */
export const start = async (folder: string, settings: Record<string, string> = {}): Promise<Program> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'program.ts')], {
    env: { ...process.env, ...settings, DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })
  const [line] = (await Promise.race([once(lines, 'line'), once(child, 'exit')])) as [string | number]
  if (typeof line !== 'string') throw new Error(`The program ended with ${line}.`)
  return { child, ...(JSON.parse(line) as Omit<Program, 'child'>) }
}

export const kill = async ({ child }: Program): Promise<void> => {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}
