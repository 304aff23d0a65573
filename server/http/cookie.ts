import type { FastifyReply, FastifyRequest } from 'fastify'
import { sessionCookieMostSeconds } from '../../contract/limits.ts'
import type { Config } from '../platform/config.ts'

const https = (config: Config) => config.publicUrl.startsWith('https:')
/** The `__Host-` prefix binds the cookie to this host; browsers accept it over https only. */
const nameOf = (config: Config) => (https(config) ? '__Host-sid' : 'sid')
const attributes = (config: Config) => `Path=/; HttpOnly; SameSite=Lax${https(config) ? '; Secure' : ''}`

export const readSessionCookie = (request: FastifyRequest, config: Config): string | null => {
  const wanted = `${nameOf(config)}=`
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const pair = part.trimStart()
    if (pair.startsWith(wanted)) return /^[\w-]{43}$/.exec(pair.slice(wanted.length))?.[0] ?? null
  }
  return null
}

export const setSessionCookie = (reply: FastifyReply, config: Config, token: string): void =>
  void reply.header(
    'set-cookie',
    `${nameOf(config)}=${token}; Max-Age=${sessionCookieMostSeconds}; ${attributes(config)}`,
  )

export const clearSessionCookie = (reply: FastifyReply, config: Config): void =>
  void reply.header('set-cookie', `${nameOf(config)}=; Max-Age=0; ${attributes(config)}`)
