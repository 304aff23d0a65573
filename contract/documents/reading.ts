import { z } from 'zod'

/** Whether the text inside a file is found by the search, and if not, why. */

/** `protected`: by a password; `noText`: pictures of pages only; `tooMuch`: reading it took too long or too much memory. */
export const UnreadableReason = z.enum(['protected', 'noText', 'damaged', 'tooMuch'])
export type UnreadableReason = z.infer<typeof UnreadableReason>

/** `waiting`: it is being read; `picture`: this kind of file holds no text. */
export const Inside = z.enum(['waiting', 'read', 'picture', ...UnreadableReason.options])
export type Inside = z.infer<typeof Inside>
