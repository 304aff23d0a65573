import type { UnreadableReason } from '../../../../contract/documents/reading.ts'

/** A page of a file, from 1; of a file without pages, one of the parts into which it was cut. */
export interface Page {
  number: number
  text: string
}

/** Why a file cannot be read. */
export class Unreadable extends Error {
  readonly reason: UnreadableReason

  constructor(reason: UnreadableReason) {
    super(`The file cannot be read: ${reason}.`)
    this.reason = reason
  }
}
