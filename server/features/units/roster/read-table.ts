import { join } from 'node:path'
import { Readable } from 'node:stream'
import { readHereMostBytes } from '../../../../contract/limits/reading.ts'
import {
  rosterReadingHeapMostMegabytes,
  rosterReadingMostBytes,
  rosterReadingMostMs,
  rostersReadAtOnceMost,
  rostersWaitingMost,
} from '../../../../contract/limits/roster.ts'
import { InvalidField } from '../../../http/errors.ts'
import { openLine } from '../../../platform/line.ts'
import { readApart, type Bounds } from '../../../platform/reader-process.ts'
import { tableOf, type Table } from './table.ts'

const usual: Bounds = {
  mostMs: rosterReadingMostMs,
  mostBytes: rosterReadingMostBytes,
  heapMostMegabytes: rosterReadingHeapMostMegabytes,
}

const inTurn = openLine({ atOnceMost: rostersReadAtOnceMost, waitingMost: rostersWaitingMost })

/**
 * Reads a file as a table: a short one here, any other in a process of its own. Throws 400 where that takes too long or
 * too much memory, and Busy where too many wait; this process goes on.
 */
export const readTable = async (content: Buffer, bounds: Bounds = usual): Promise<Table> => {
  if (content.length <= readHereMostBytes) return tableOf(content)
  let table: Table | null = null
  await inTurn(() =>
    readApart<Table>({
      program: join(import.meta.dirname, 'program.ts'),
      content: Readable.from([content]),
      bounds,
      hear: (said) => {
        table = said
      },
    }),
  )
  if (table === null)
    throw InvalidField(
      'files',
      'This file takes too much time or memory to read. Save the roster as CSV again, or split it.',
    )
  return table
}
