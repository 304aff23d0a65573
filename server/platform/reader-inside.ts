/** The side of a reader's process: it is watched from its first moment, and ends with the process that started it. */
import { Worker } from 'node:worker_threads'

const [, , mostMs, mostBytes, ...words] = process.argv
new Worker(new URL('reader-watch.ts', import.meta.url), {
  workerData: { mostMs: Number(mostMs), mostBytes: Number(mostBytes) },
}).unref()
process.once('disconnect', () => process.exit())

/** The words that the reader was started with. */
export const given: readonly string[] = words

/** Says something to the process that waits; resolves once it is on its way. */
export const say = (said: object): Promise<void> =>
  new Promise((resolve) => {
    process.send?.(said, () => resolve())
  })
