import { hash, randomBytes } from 'node:crypto'

/** A secret that nobody guesses, as a link or a cookie bears it: 32 random bytes, 43 characters. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** What the database keeps of a secret: enough to know it again, and nothing to use. */
export const hashOf = (secret: string): Buffer => hash('sha256', secret, 'buffer')
