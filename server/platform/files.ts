/** Stored files, named by the SHA-256 of their content; on disk or in object storage. */
export interface FileStore {
  /** Takes a finished file from a path on this machine; when it resolves the content is safe against a crash. */
  keep(path: string, sha256: string): Promise<void>
  open(sha256: string): Promise<NodeJS.ReadableStream>
  has(sha256: string): Promise<boolean>
  remove(sha256: string): Promise<void>
}

/** A name is always a hash, so that it can never lead out of the store. */
const requireHash = (sha256: string): string => {
  if (!/^[0-9a-f]{64}$/.test(sha256)) throw new Error('A stored file is named by the SHA-256 of its content.')
  return sha256
}

/** Spread over two levels, so that no folder grows beyond what file systems like. */
export const placeOf = (sha256: string): [string, string, string] => {
  const name = requireHash(sha256)
  return [name.slice(0, 2), name.slice(2, 4), name]
}
