import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { FileStore } from '../platform/files.ts'
import type { Mail, Mailer } from '../platform/mailer.ts'
import type { SecurityEntry, SecurityLog } from '../platform/security-log.ts'
import type { Push, Pusher } from '../platform/pusher.ts'
import { sealWith, type Seal } from '../platform/seal.ts'

/** Files that live as long as the test; the same promises as the store on disk. */
export const filesInMemory = (): FileStore => {
  const kept = new Map<string, Buffer>()
  return {
    keep: async (path, sha256) => void kept.set(sha256, await readFile(path)),
    list: async (shard) =>
      [...kept]
        .filter(([sha256]) => sha256.startsWith(shard))
        .map(([sha256, { length }]) => ({ sha256, sizeBytes: length, changedAt: new Date(0).toISOString() })),
    removeUnfinished: async () => {},
    open: async (sha256) => {
      const content = kept.get(sha256)
      if (!content) throw new Error('No such file.')
      return Readable.from([content])
    },
    has: async (sha256) => kept.has(sha256),
    remove: async (sha256) => void kept.delete(sha256),
  }
}

/** A mail server that remembers. */
export const mailerInMemory = (): Mailer & { sent: Mail[] } => {
  const sent: Mail[] = []
  return { sends: true, sent, send: async (mail) => void sent.push(mail) }
}

/** A security log that remembers. */
export const securityInMemory = (): SecurityLog & { entries: SecurityEntry[] } => {
  const entries: SecurityEntry[] = []
  return { entries, write: (entry) => void entries.push(entry), close: async () => {} }
}

/** Push services that remember. */
export const pusherInMemory = (): Pusher & { sent: Push[] } => {
  const sent: Push[] = []
  return { publicKey: 'BPublicKeyOfTheTests', sent, send: async (push) => void sent.push(push) }
}

/** The product's seal with a key that everybody knows. */
export const sealOfTests = (): Seal => sealWith(Buffer.alloc(32, 1))
