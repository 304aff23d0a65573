import type { Load } from './load.ts'
import type { Setting } from './setting.ts'

/** Something that goes wrong while people write. */
export interface Fault {
  readonly name: string
  /** Only for one kind of database. */
  readonly only?: Setting['name']
  /** Whether it is done as often as the run says, and not once. */
  readonly isRepeated?: boolean
  /** Whether the data must be on a small disk of its own. */
  readonly onSmallDisk?: boolean
  /** Why it cannot be done on this machine; null where it can. */
  missing?(): string | null
  /** Does it, and answers when it ended: a process that was killed, when that was done. */
  inject(setting: Setting, load: Load): Promise<number>
}
