/** Stored files, named by the SHA-256 of their content; on disk or in object storage. */
export interface FileStore {
  /** Takes a finished file from a path on this machine; when it resolves the content is safe against a crash. */
  keep(path: string, sha256: string): Promise<void>
  open(sha256: string): Promise<NodeJS.ReadableStream>
  has(sha256: string): Promise<boolean>
  remove(sha256: string): Promise<void>
}
