import type { KindWords } from './audit/change-words.ts'
import type { StorageKind } from './admin/storage.ts'

/** What stands before the name of one record, and what one and several are called: `the vendor `, `vendor`, `vendors`. */
interface Opened {
  readonly before: string
  readonly one: string
  readonly many: string
}

/**
 * What routes show of a kind, in the words of a staff visit: a part of the building as a whole, or records that are opened
 * one by one; null for what a visit doesn’t mention, because it is the caller’s own or tells nothing about people.
 */
export type View = string | Opened | null

interface Details {
  /** Where one record has its page; left out where no screen shows one. */
  readonly page?: (id: string) => string
  readonly views: Readonly<Record<string, View>>
  /** What its files hang on, and what the platform’s storage figures count them as; null where they don’t. */
  readonly attachments?: Readonly<Record<string, StorageKind | null>>
  /** The platform’s, not a building’s. */
  readonly isPlatforms?: true
  /** What its history says; null for one that keeps none of its own. */
  readonly history: KindWords | null
}

/** A kind of record. */
export interface Kind extends Details {
  readonly name: string
}

/**
 * Declares a kind of record, once and beside its feature’s schemas. From it derive the history, what staff visits say, the
 * pages that open its records, the filters, the live refresh and where files may hang.
 */
export const kind = <const Name extends string, const D extends Details>(
  name: Name,
  details: D & { readonly [K in Exclude<keyof D, keyof Details>]: never },
): D & { readonly name: Name } => ({ name, ...details })
