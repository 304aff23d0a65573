import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'

const packages = join(import.meta.dirname, '../node_modules')

/** Starts the program of an installed package on this Node, in the project's folder. */
export const startTool = (
  program: string,
  words: readonly string[],
  settings: Record<string, string>,
  stdio: 'inherit' | 'pipe',
): ChildProcess =>
  spawn(process.execPath, [join(packages, program), ...words], {
    cwd: join(packages, '..'),
    env: { ...process.env, ...settings },
    stdio: ['ignore', stdio, stdio],
  })

/** Waits for the end of a program; `output` is what it printed where that was not passed on. */
export const ended = (child: ChildProcess): Promise<{ code: number; output: string }> =>
  new Promise((resolve, reject) => {
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })

/** Runs the program of an installed package to its end, holding back what it prints. */
export const runTool = (
  program: string,
  words: readonly string[],
  settings: Record<string, string> = {},
): Promise<{ code: number; output: string }> => ended(startTool(program, words, settings, 'pipe'))
