import type { SignedIn } from './context.ts'

/** What an inbox row says to its reader. */
export interface Wording {
  title: string
  text: string
  link: string | null
}

/**
 * Words the rows of one kind under the reader's rights, all at once: by subject id; a subject that is missing from the
 * answer is one the reader may no longer see.
 */
export type WordRows = (
  ctx: SignedIn,
  buildingId: string,
  subjectIds: readonly string[],
) => Promise<Map<string, Wording>>

/** What features give to those above them without either knowing the other; app.ts collects the values. */
export interface Offers {
  /** By the kind of inbox row. */
  readonly wordings: Readonly<Record<string, WordRows>>
}
