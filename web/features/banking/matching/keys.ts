import { shortcutWaitMs } from '../../../../contract/limits.ts'

/** What the keys of the matching screen do, as data and pure rules. Letters can be switched off with all single keys. */

export type Deed = 'next' | 'previous' | 'first' | 'last' | 'accept' | 'edit' | 'split' | 'ignore' | 'undo' | 'keys'

/** A key as it was pressed. */
export interface Press {
  key: string
  /** Control, Command or Alt. */
  modified: boolean
  /** Held down until the system repeats it. */
  repeated: boolean
  /** Whether the keys write into a field, or a dialog or menu has them for itself. */
  taken: boolean
  /** Where the focus is: a transaction of the list, elsewhere in the matching part, or nowhere in particular. */
  at: 'transaction' | 'part' | 'page'
  atMs: number
}

const onTransaction: ReadonlyMap<string, Deed> = new Map([
  ['ArrowDown', 'next'],
  ['ArrowUp', 'previous'],
  ['Home', 'first'],
  ['End', 'last'],
  ['Enter', 'accept'],
])
const letters: ReadonlyMap<string, Deed> = new Map([
  ['j', 'next'],
  ['k', 'previous'],
  ['a', 'accept'],
  ['e', 'edit'],
  ['s', 'split'],
  ['i', 'ignore'],
  ['u', 'undo'],
  ['?', 'keys'],
])
const moves: ReadonlySet<Deed> = new Set(['next', 'previous', 'first', 'last'])

/** What a key does; `goSinceMs` is when a `g` was pressed, after which the next key leads to another screen. */
export const deedOf = (press: Press, { singleKeys, goSinceMs }: { singleKeys: boolean; goSinceMs: number | null }) => {
  const { key, modified, repeated, taken, at, atMs } = press
  if (modified || taken) return null
  const deed =
    (at === 'transaction' ? onTransaction.get(key) : undefined) ?? (singleKeys ? letters.get(key) : undefined)
  if (deed === undefined) return null
  // Held down, a key moves on; it never accepts one after the other.
  if (repeated && !moves.has(deed)) return null
  if (goSinceMs !== null && atMs - goSinceMs <= shortcutWaitMs && key.length === 1) return null
  // Elsewhere on the page `?` is the help of the screen.
  return deed === 'keys' && at === 'page' ? null : deed
}

/** The keys as they are listed. */
export const keysListed: readonly (readonly [keys: readonly string[], does: string])[] = [
  [['↑', 'k'], 'Previous transaction'],
  [['↓', 'j'], 'Next transaction'],
  [['Enter', 'a'], 'Accept the proposal and move on'],
  [['e'], 'Match with something else'],
  [['s'], 'Split among units'],
  [['i'], 'Ignore, with a reason'],
  [['u'], 'Undo the match'],
  [['?'], 'List these keys'],
]
