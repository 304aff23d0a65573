import type { Instant } from '../../contract/time.ts'

/** A file as the store finds it. */
export interface FoundFile {
  sha256: string
  sizeBytes: number
  changedAt: Instant
}

/** Stored files, named by the SHA-256 of their content; on disk or in object storage. */
export interface FileStore {
  /**
   * Takes a finished file from a path on this machine; when it resolves the content is safe against a crash. What stood
   * there under its name and was another content is put right.
   */
  keep(path: string, sha256: string): Promise<void>
  open(sha256: string): Promise<NodeJS.ReadableStream>
  has(sha256: string): Promise<boolean>
  remove(sha256: string): Promise<void>
  /** The files whose names begin so. */
  list(shard: Shard): Promise<FoundFile[]>
  /** Throws away what a `keep` that was cut off before then left behind. */
  removeUnfinished(shard: Shard, before: Instant): Promise<void>
}

/** The first two digits of a name: a store is walked in 256 steps, so that no step holds much. */
export type Shard = string & { readonly shard: true }
export const shards = Array.from({ length: 256 }, (_, n) => n.toString(16).padStart(2, '0') as Shard)

export const isHash = (name: string): boolean => /^[0-9a-f]{64}$/.test(name)

/** A name is always a hash, so that it can never lead out of the store. */
const requireHash = (sha256: string): string => {
  if (!isHash(sha256)) throw new Error('A stored file is named by the SHA-256 of its content.')
  return sha256
}

/** Spread over two levels, so that no folder grows beyond what file systems like. */
export const placeOf = (sha256: string): [string, string, string] => {
  const name = requireHash(sha256)
  return [name.slice(0, 2), name.slice(2, 4), name]
}
