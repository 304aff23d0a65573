import { join } from 'node:path'
import { readHereMostBytes } from '../../../contract/limits/reading.ts'
import {
  tableReadingHeapMostMegabytes,
  tableReadingMostBytes,
  tableReadingMostMs,
  tablesReadAtOnceMost,
  tablesWaitingMost,
} from '../../../contract/limits/tables.ts'
import { openReader } from '../reader-line.ts'
import type { Bounds } from '../reader-process.ts'
import { tableIn, type TableRead } from './table.ts'

/** What reading a table may take. */
export const usualBounds: Bounds = {
  mostMs: tableReadingMostMs,
  mostBytes: tableReadingMostBytes,
  heapMostMegabytes: tableReadingHeapMostMegabytes,
}

const readApart = openReader<TableRead>({
  program: join(import.meta.dirname, 'program.ts'),
  atOnceMost: tablesReadAtOnceMost,
  waitingMost: tablesWaitingMost,
})

const tooCostly = { fault: 'This file takes too much time or memory to read. Save it as CSV again, or split it.' }

/**
 * Reads a CSV file as rows of cells: a short one here, any other in a process of its own. Answers why where it can't be read,
 * or takes too long or too much memory; Busy where too many wait.
 */
export const readTable = async (content: Buffer): Promise<TableRead> =>
  content.length <= readHereMostBytes ? tableIn(content) : ((await readApart(content, usualBounds)) ?? tooCostly)
