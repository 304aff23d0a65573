import { join } from 'node:path'
import { readHereMostBytes } from '../../../../contract/limits/reading.ts'
import {
  rosterReadingHeapMostMegabytes,
  rosterReadingMostBytes,
  rosterReadingMostMs,
  rostersReadAtOnceMost,
  rostersWaitingMost,
} from '../../../../contract/limits/roster.ts'
import { InvalidField } from '../../../http/errors.ts'
import { openReader } from '../../../platform/reader-line.ts'
import type { Bounds } from '../../../platform/reader-process.ts'
import { tableOf, type Table } from './table.ts'

const usual: Bounds = {
  mostMs: rosterReadingMostMs,
  mostBytes: rosterReadingMostBytes,
  heapMostMegabytes: rosterReadingHeapMostMegabytes,
}

const readApart = openReader<Table>({
  program: join(import.meta.dirname, 'program.ts'),
  atOnceMost: rostersReadAtOnceMost,
  waitingMost: rostersWaitingMost,
})

/**
 * Reads a file as a table: a short one here, any other in a process of its own. Throws 400 where that takes too long or
 * too much memory, and Busy where too many wait; this process goes on.
 */
export const readTable = async (content: Buffer, bounds: Bounds = usual): Promise<Table> => {
  if (content.length <= readHereMostBytes) return tableOf(content)
  const table = await readApart(content, bounds)
  if (table === null)
    throw InvalidField(
      'files',
      'This file takes too much time or memory to read. Save the roster as CSV again, or split it.',
    )
  return table
}
