import { Readable } from 'node:stream'
import { openLine } from './line.ts'
import { readApart, type Bounds } from './reader-process.ts'

/**
 * Opens a line of files that a program reads in processes of its own, a few at a time. Answers what it says of a file,
 * or null where that takes too long or too much memory; Busy where too many wait.
 */
export const openReader = <Said extends object>({
  program,
  ...line
}: {
  /** The path of the program. */
  program: string
  atOnceMost: number
  waitingMost: number
}) => {
  const inTurn = openLine(line)
  return async (content: Buffer, bounds: Bounds): Promise<Said | null> => {
    const heard: { said: Said | null } = { said: null }
    await inTurn(() =>
      readApart<Said>({
        ...{ program, bounds, content: Readable.from([content]) },
        hear: (said) => {
          heard.said = said
        },
      }),
    )
    return heard.said
  }
}
