import type { FastifyReply, FastifyRequest } from 'fastify'
import { awayCookieMostSeconds, sessionCookieMostSeconds } from '../../contract/limits.ts'
import { deviceCookieMostSeconds } from '../../contract/limits/accounts.ts'
import type { Config } from '../platform/config.ts'

export interface Cookie {
  readonly name: string
  /** What else stands there was not given by us. */
  readonly pattern: RegExp
  readonly mostSeconds: number
  /** Whether scripts of our pages may see it. */
  readonly seen?: true
}

export const sessionCookie: Cookie = { name: 'sid', pattern: /^[\w-]{43}$/, mostSeconds: sessionCookieMostSeconds }
/** Says to our pages that it is worth asking who is signed in, and nothing of who: a stranger's visit then asks nothing. */
export const signedInCookie: Cookie = { ...sessionCookie, name: 'signed-in', pattern: /^yes$/, seen: true }
/** Names a browser in which somebody has signed in, so that guesses made elsewhere do not keep them waiting in it. */
export const deviceCookie: Cookie = { name: 'device', pattern: /^[\w-]{43}$/, mostSeconds: deviceCookieMostSeconds }
/** What a browser holds while it is away at a sign-in provider. */
export const awayCookie: Cookie = { name: 'away', pattern: /^[\w-]{1,3800}$/, mostSeconds: awayCookieMostSeconds }

const https = (config: Config) => config.publicUrl.startsWith('https:')
/** The `__Host-` prefix binds the cookie to this host; browsers accept it over https only. */
const nameOf = ({ name }: Cookie, config: Config) => (https(config) ? `__Host-${name}` : name)
const attributes = (config: Config, { seen }: Cookie) =>
  `Path=/; ${seen ? '' : 'HttpOnly; '}SameSite=Lax${https(config) ? '; Secure' : ''}`

export const readCookie = (request: FastifyRequest, config: Config, cookie: Cookie): string | null => {
  const wanted = `${nameOf(cookie, config)}=`
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const pair = part.trimStart()
    if (pair.startsWith(wanted)) return cookie.pattern.exec(pair.slice(wanted.length))?.[0] ?? null
  }
  return null
}

export const setCookie = (reply: FastifyReply, config: Config, cookie: Cookie, value: string): void =>
  void reply.header(
    'set-cookie',
    `${nameOf(cookie, config)}=${value}; Max-Age=${cookie.mostSeconds}; ${attributes(config, cookie)}`,
  )

export const clearCookie = (reply: FastifyReply, config: Config, cookie: Cookie): void =>
  void reply.header('set-cookie', `${nameOf(cookie, config)}=; Max-Age=0; ${attributes(config, cookie)}`)
