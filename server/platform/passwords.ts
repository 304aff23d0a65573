import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { hashesAtOnceMost, hashesWaitingMost, passwordMostChars } from '../../contract/limits.ts'
import { openLine } from './line.ts'

/** What a hash costs: memory in KiB, passes and lanes (RFC 9106). */
export interface HashCost {
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
}
/** `full` is OWASP's second choice; `light` is for tests, which sign in thousands of times. */
export const hashCosts: Readonly<Record<'full' | 'light', HashCost>> = {
  full: { memory: 19_456, passes: 2, parallelism: 1 },
  light: { memory: 64, passes: 1, parallelism: 1 },
}
const saltBytes = 16
const hashBytes = 32

const derive = promisify(argon2)

/** Each hash takes 19 MiB and a core. */
const inTurn = openLine({ atOnceMost: hashesAtOnceMost, waitingMost: hashesWaitingMost })

/** Who waits for a hash: a person whom this browser or session knows goes before strangers. */
export interface Turn {
  goesFirst?: boolean
}

const hash = (
  password: string,
  nonce: Buffer,
  { memory, passes, parallelism }: HashCost,
  turn?: Turn,
): Promise<Buffer> =>
  inTurn(
    () =>
      derive('argon2id', {
        message: password.normalize('NFC'),
        nonce,
        tagLength: hashBytes,
        memory,
        passes,
        parallelism,
      }),
    turn,
  )

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** Hashes a password; answers a PHC string: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`. */
export const hashPassword = async (password: string, cost: HashCost): Promise<string> => {
  if (password.length > passwordMostChars) throw new RangeError('The password is longer than the maximum.')
  const salt = randomBytes(saltBytes)
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(await hash(password, salt, cost))}`
}

const phc = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{43})$/

interface Stored extends HashCost {
  salt: Buffer
  hash: Buffer
}

const read = (text: string): Stored | null => {
  const [, memory, passes, parallelism, salt = '', hashed = ''] = phc.exec(text) ?? []
  if (memory === undefined) return null
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hashed, 'base64'),
  }
}

const nobodysSalt = Buffer.alloc(saltBytes)

/**
 * Tells whether the password matches the stored hash. A missing or unreadable hash matches nothing but costs the same work,
 * so that the time an answer takes does not reveal who has an account.
 */
export const verifyPassword = async (
  password: string,
  stored: string | null,
  { cost, ...turn }: Turn & { cost: HashCost },
): Promise<boolean> => {
  const known = stored === null ? null : read(stored)
  const made = await hash(password, known?.salt ?? nobodysSalt, known ?? cost, turn)
  return known !== null && timingSafeEqual(made, known.hash)
}

/** Tells whether a hash was made at another cost and should be replaced at the next sign-in. */
export const needsRehash = (stored: string, cost: HashCost): boolean => {
  const known = read(stored)
  return (
    known === null ||
    known.memory !== cost.memory ||
    known.passes !== cost.passes ||
    known.parallelism !== cost.parallelism
  )
}
