/**
 * Files that may be made to harm are read in a process of their own: it gets the file through a pipe, holds no setting
 * and no secret, may read the program and nothing else, may neither write nor start nor call anything, and is ended when
 * it takes too long or too much memory. Whatever the file does, this process is not touched.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

/** What reading one file may take. */
export interface Bounds {
  mostMs: number
  mostBytes: number
  /** Of JavaScript's own memory. */
  heapMostMegabytes: number
}

interface Reading<Said extends object> {
  /** The path of the program, which begins by importing `reader-inside.ts`. */
  program: string
  words?: readonly string[]
  content: NodeJS.ReadableStream
  /** Where its standard output goes, for what is too large to be said; nowhere without. */
  output?: NodeJS.WritableStream
  bounds: Bounds
  hear: (said: Said) => void
}

const root = join(import.meta.dirname, '../..')
const walls = ['--permission', `--allow-fs-read=${root}`, '--allow-worker', '--no-warnings']

/** Has a program read a file, and resolves once its process has ended, however it did; throws where the content fails. */
export const readApart = async <Said extends object>({
  program,
  words = [],
  content,
  output,
  bounds: { mostMs, mostBytes, heapMostMegabytes },
  hear,
}: Reading<Said>): Promise<void> => {
  const child = fork(program, [String(mostMs), String(mostBytes), ...words], {
    execArgv: [...walls, `--max-old-space-size=${heapMostMegabytes}`],
    env: {},
    stdio: ['pipe', output ? 'pipe' : 'ignore', 'ignore', 'ipc'],
  })
  child.on('message', (said) => hear(said as Said))
  // What it said last may still be on its way when it exits.
  const ended = Promise.all([once(child, 'exit'), once(child, 'disconnect')])
  // Heard below: a process that could not be started fails before that.
  ended.catch(() => undefined)
  const written = output && pipeline(child.stdout!, output)
  written?.catch(() => child.kill('SIGKILL'))
  let lost: unknown
  await pipeline(content, child.stdin!).catch((error: NodeJS.ErrnoException) => {
    // A reader that died has closed its side; anything else is trouble of the store.
    if (error.code !== 'EPIPE' && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') lost = error
  })
  if (lost) child.kill('SIGKILL')
  await Promise.all([ended, written])
  if (lost) throw lost
}
