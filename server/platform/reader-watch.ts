/** Ends the process that reads when it takes too long or too much memory; the reader itself may be too busy to look. */
import { workerData } from 'node:worker_threads'
import { readingWatchMs } from '../../contract/limits/reading.ts'
import type { Bounds } from './reader-process.ts'

const { mostMs, mostBytes } = workerData as Bounds
const endsAt = performance.now() + mostMs

setInterval(() => {
  if (performance.now() > endsAt || process.memoryUsage.rss() > mostBytes) process.kill(process.pid, 'SIGKILL')
}, readingWatchMs)
