import { join } from 'node:path'
import { Readable } from 'node:stream'
import {
  bankFilesReadAtOnceMost,
  bankFilesWaitingMost,
  bankReadingHeapMostMegabytes,
  bankReadingMostBytes,
  bankReadingMostMs,
} from '../../../../contract/limits/banking.ts'
import { readHereMostBytes } from '../../../../contract/limits/reading.ts'
import { InvalidField } from '../../../http/errors.ts'
import { openLine } from '../../../platform/line.ts'
import { readApart, type Bounds } from '../../../platform/reader-process.ts'
import { rawOf, type RawFile } from './raw.ts'

const usual: Bounds = {
  mostMs: bankReadingMostMs,
  mostBytes: bankReadingMostBytes,
  heapMostMegabytes: bankReadingHeapMostMegabytes,
}

const inTurn = openLine({ atOnceMost: bankFilesReadAtOnceMost, waitingMost: bankFilesWaitingMost })

/** Whether a file may be OFX, whose parser can be led astray by a short one. */
const isMarkup = (content: Buffer): boolean => content.includes('<')

/**
 * Reads a file: a short table here, anything else in a process of its own. 400 where it can't be read, or takes too long or
 * too much memory; Busy where too many wait.
 */
export const readRaw = async (
  content: Buffer,
  bounds: Bounds = usual,
): Promise<Exclude<RawFile, { fault: string }>> => {
  let raw: RawFile = { fault: 'This file takes too much time or memory to read. Download fewer days at a time.' }
  if (content.length <= readHereMostBytes && !isMarkup(content)) raw = rawOf(content)
  else
    await inTurn(() =>
      readApart<RawFile>({
        program: join(import.meta.dirname, 'program.ts'),
        content: Readable.from([content]),
        bounds,
        hear: (said) => {
          raw = said
        },
      }),
    )
  if ('fault' in raw) throw InvalidField('files', raw.fault)
  return raw
}
