import { join } from 'node:path'
import { readHereMostBytes } from '../../../../contract/limits/reading.ts'
import { tablesReadAtOnceMost, tablesWaitingMost } from '../../../../contract/limits/tables.ts'
import { InvalidField } from '../../../http/errors.ts'
import { openReader } from '../../../platform/reader-line.ts'
import type { Bounds } from '../../../platform/reader-process.ts'
import { usualBounds } from '../../../platform/tables/read-table.ts'
import { rawOf, type RawFile } from './raw.ts'

const readApart = openReader<RawFile>({
  program: join(import.meta.dirname, 'program.ts'),
  atOnceMost: tablesReadAtOnceMost,
  waitingMost: tablesWaitingMost,
})

/** Whether a file may be OFX, whose parser can be led astray by a short one. */
const isMarkup = (content: Buffer): boolean => content.includes('<')

const tooCostly = { fault: 'This file takes too much time or memory to read. Download fewer days at a time.' }

/**
 * Reads a file: a short table here, anything else in a process of its own. 400 where it can't be read, or takes too long or
 * too much memory; Busy where too many wait.
 */
export const readRaw = async (
  content: Buffer,
  bounds: Bounds = usualBounds,
): Promise<Exclude<RawFile, { fault: string }>> => {
  const isHere = content.length <= readHereMostBytes && !isMarkup(content)
  const raw = isHere ? rawOf(content) : ((await readApart(content, bounds)) ?? tooCostly)
  if ('fault' in raw) throw InvalidField('files', raw.fault)
  return raw
}
