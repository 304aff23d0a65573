import { isIP } from 'node:net'
import { z } from 'zod'
import { collectorOrigin, readRate } from '../../contract/error-reports.ts'
import { proxyPrefixLeast } from '../../contract/limits.ts'
import { isOwnAddress } from './own-networks.ts'
import { hashCosts, type HashCost } from './passwords.ts'

/** Raised at start for a setting that is missing or malformed; the message names it. */
export class SettingRefused extends Error {}

const blankIsAbsent = (value: unknown) => (value === '' ? undefined : value)
const optional = <T extends z.ZodType>(inner: T) => z.preprocess(blankIsAbsent, inner.optional())
const onOff = (usual: boolean) =>
  z
    .preprocess(blankIsAbsent, z.enum(['on', 'off'], 'use on or off').optional())
    .transform((word) => (word ? word === 'on' : usual))
const origin = z
  .url({ protocol: /^https?$/, error: 'use the form https://strata.example.com' })
  .transform((text) => new URL(text).origin)
/** Where a clamd listens: on the network, or on a socket of this machine. */
type ClamdPlace = { host: string; port: number } | { path: string }

const aSize = 'use a number above 0'
const anEmail = 'use one email address'
const aPort = 'use a number from 0 to 65535'
const portNumber = z.coerce.number(aPort).int(aPort).min(0, aPort).max(65_535, aPort)
const originList = z.preprocess(
  (value) =>
    (typeof value === 'string' ? value : '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  z.array(origin),
)

const isAddressRange = (text: string): boolean => {
  const [address = '', prefix, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128))
}
/** Tells whether a range holds strangers by the millions; those of a private network are none, however many. */
const isTooWide = (text: string): boolean => {
  const [address = '', prefix] = text.split('/')
  if (prefix === undefined || isOwnAddress(address)) return false
  return Number(prefix) < (isIP(address) === 4 ? proxyPrefixLeast.ipv4 : proxyPrefixLeast.ipv6)
}
const proxies = z
  .string()
  .transform((text) => (text.trim() === 'none' ? [] : text.split(',').map((part) => part.trim())))
  .refine(
    (ranges) => ranges.every(isAddressRange),
    'use addresses and ranges such as 10.0.0.0/8, separated by commas, or none',
  )
  .refine(
    (ranges) => !ranges.some(isTooWide),
    `a range can be no wider than /${proxyPrefixLeast.ipv4} (IPv6: /${proxyPrefixLeast.ipv6}), because any machine in it could pose as any caller`,
  )

/** `tcp://scanner:3310`, or the path of a socket on this machine. */
const clamd = z.string().transform((text, issues): ClamdPlace => {
  const [, host = '', port = ''] = /^tcp:\/\/([\w.-]+|\[[\da-f:.]+\]):(\d{1,5})\/?$/i.exec(text) ?? []
  if (Number(port) >= 1 && Number(port) <= 65_535) return { host: host.replaceAll(/[[\]]/g, ''), port: Number(port) }
  if (!text.startsWith('/')) issues.addIssue('use the form tcp://host:port, or the path of a socket')
  return { path: text }
})

/** Where the newest hashes of the history go. */
const headsForm = 'use an https:// address without a user name or password'
const headsPlace = z
  .url({ protocol: /^https?$/, error: headsForm, abort: true })
  .refine((text) => !isReadOnTheWay(text) && new URL(text).username + new URL(text).password === '', headsForm)

/** Where reports of errors go, as its origin. */
const collector = z.string().transform((text, issues) => {
  const found = collectorOrigin(text)
  if (found === null) issues.addIssue('use the form https://key@host/project, without a secret')
  return found ?? ''
})

const Environment = z.object({
  NODE_ENV: z.preprocess(
    blankIsAbsent,
    z.enum(['development', 'production', 'test'], 'use production, development or test').default('development'),
  ),
  PORT: z.preprocess(blankIsAbsent, portNumber.default(3000)),
  HOST: z.preprocess(blankIsAbsent, z.string().default('127.0.0.1')),
  DATA_DIR: z.preprocess(blankIsAbsent, z.string().default('.data')),
  DATABASE_URL: optional(
    z.url({ protocol: /^postgres(ql)?$/, error: 'use the form postgres://user:password@host/database' }),
  ),
  PUBLIC_URL: optional(origin),
  ALLOWED_ORIGINS: originList,
  PREVIEW_HOST_SUFFIX: optional(z.string().regex(/^\.[a-z0-9.-]+$/, 'use the form .preview.example.com')),
  TRUST_PROXY: optional(proxies),
  API_BASE_URL: optional(origin),
  ERROR_REPORT_DSN: optional(collector),
  ERROR_REPORT_SAMPLE: optional(z.string().refine((text) => readRate(text) !== null, 'use a number from 0 to 1')),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: 'use the form smtps://user:password@mail.example.com' })),
  MAIL_FROM: z.preprocess(blankIsAbsent, z.string().default('Parapet <no-reply@parapet.example>')),
  FILES_URL: optional(z.url({ protocol: /^s3$/, error: 'use the form s3://key:secret@host/bucket' })),
  CLAMD_URL: optional(clamd),
  HEADS_URL: optional(headsPlace),
  STORAGE_PER_BUILDING_GB: z.preprocess(blankIsAbsent, z.coerce.number(aSize).positive(aSize).default(50)),
  SUPPORT_EMAIL: z.preprocess(blankIsAbsent, z.email(anEmail).default('support@parapet.example')),
  SALES_EMAIL: z.preprocess(blankIsAbsent, z.email(anEmail).default('sales@parapet.example')),
  FOOTER_LOCATION: z.preprocess(blankIsAbsent, z.string().default('Vancouver, British Columbia')),
  GOOGLE_CLIENT_ID: optional(z.string()),
  GOOGLE_CLIENT_SECRET: optional(z.string()),
  GOOGLE_ISSUER: z.preprocess(
    blankIsAbsent,
    z
      .url({ protocol: /^https?$/, error: 'use the form https://accounts.example.com' })
      .default('https://accounts.google.com'),
  ),
  PUSH_SERVICES: originList,
  SECRET_KEY: optional(z.string().regex(/^[\w-]{43}$/, 'use 32 random bytes as base64url (43 characters)')),
  RATE_LIMIT: onOff(true),
  DEMO: z.preprocess(blankIsAbsent, z.enum(['on', 'off'], 'use on or off').optional()),
})

type Settings = z.output<typeof Environment>

export interface Config {
  readonly production: boolean
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  /** The one origin that links, cookies and CORS are built on. */
  readonly publicUrl: string
  readonly allowedOrigins: readonly string[]
  /** The reverse proxies before the server: only they are believed when they name a caller's address. */
  readonly trustProxy: string[] | false
  /** Where the built web client calls, if elsewhere: its content policy must allow it. */
  readonly apiOrigin: string | undefined
  /** Where the built web client sends reports of errors, if anywhere: its content policy must allow it. */
  readonly collectorOrigin: string | undefined
  readonly previewHostSuffix: string | undefined
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  readonly filesUrl: string | undefined
  /** The malware scanner that sees each upload before it is kept. */
  readonly clamd: ClamdPlace | undefined
  /** Where the newest hashes of the history are sent each day, as a copy outside this server. */
  readonly headsUrl: string | undefined
  /** How much the files of a building may take up, in gigabytes of 10⁹ bytes. */
  readonly storagePerBuildingGb: number
  readonly footer: { supportEmail: string; salesEmail: string; location: string }
  /** The client under which sign-ins through Google are asked for. */
  readonly google: { clientId: string; clientSecret: string; issuer: string } | undefined
  /** Origins that take push messages beside the services of the browsers: for tests. */
  readonly pushServices: readonly string[]
  /** Seals secrets in the database; without it the key in DATA_DIR does. */
  readonly secretKey: string | undefined
  readonly rateLimit: boolean
  /** What hashing a password costs: less in tests, which sign in thousands of times. */
  readonly passwordCost: HashCost
  /** Whether an empty database is filled with the demo world. */
  readonly demo: boolean
  /** Whether calls from other machines are refused: outside production. */
  readonly thisMachineOnly: boolean
  /** Whether /dev/mail shows the outbox: outside production, where only this machine is served. */
  readonly devMail: boolean
}

const googleOf = (read: Settings, production: boolean): Config['google'] => {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = read
  if (!clientId && !clientSecret) return undefined
  if (!clientId || !clientSecret)
    throw new SettingRefused('Set both GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or neither.')
  if (production && !issuer.startsWith('https:')) throw new SettingRefused('GOOGLE_ISSUER must be https in production.')
  return { clientId, clientSecret, issuer }
}

/** Tells whether a host name or address is this machine itself; an IPv6 address may be in brackets, as in a URL. */
export const isLoopback = (host: string) =>
  ['localhost', '::1', '[::1]'].includes(host) || (isIP(host) === 4 && host.startsWith('127.'))

/** Tells whether people on the way could read what goes to an address: plain http to anything but this machine. */
export const isReadOnTheWay = (url: string): boolean => {
  const { protocol, hostname } = new URL(url)
  return protocol === 'http:' && !isLoopback(hostname)
}
const loopbackOrigins = (port: number) => [`http://localhost:${port}`, `http://127.0.0.1:${port}`]

/** Refuses settings that are for tests and for trying Parapet out. */
const refuseInProduction = ({ RATE_LIMIT, PUSH_SERVICES, DEMO, PUBLIC_URL, TRUST_PROXY }: Settings): void => {
  if (!RATE_LIMIT) throw new SettingRefused('RATE_LIMIT=off is for tests and isn’t allowed in production.')
  if (PUSH_SERVICES.length > 0) throw new SettingRefused('PUSH_SERVICES is for tests and isn’t allowed in production.')
  if (DEMO === 'on')
    throw new SettingRefused('DEMO=on is for trying out Parapet and isn’t allowed in production: remove DEMO.')
  if (!PUBLIC_URL) throw new SettingRefused('PUBLIC_URL must be set to the public address in production.')
  if (!TRUST_PROXY)
    throw new SettingRefused(
      'TRUST_PROXY must be set to your web server’s address in production, usually 127.0.0.1, or to none if people reach Parapet directly.',
    )
  // In a network of one's own plain http may be all there is; the self-check then says so.
  if (isReadOnTheWay(PUBLIC_URL) && !isOwnAddress(new URL(PUBLIC_URL).hostname.replaceAll(/[[\]]/g, '')))
    throw new SettingRefused(
      `PUBLIC_URL=${PUBLIC_URL} would send passwords and cookies unencrypted: put a web server with HTTPS in front, and use its https:// address.`,
    )
}

/**
 * Refuses to be reachable from other machines outside production: the accounts of the demo have a published password, and
 * /dev/mail shows every link that resets one.
 */
const refuseOffLoopback = ({ HOST, PUBLIC_URL }: Settings): void => {
  const ways = (name: string) =>
    `set NODE_ENV=production to serve other machines, or remove ${name} to stay on this one`
  if (!isLoopback(HOST)) throw new SettingRefused(`HOST=${HOST} gives other machines access: ${ways('HOST')}.`)
  if (PUBLIC_URL && !isLoopback(new URL(PUBLIC_URL).hostname))
    throw new SettingRefused(`PUBLIC_URL=${PUBLIC_URL} isn’t this machine: ${ways('PUBLIC_URL')}.`)
}

/** Reads the environment whole; throws SettingRefused with one sentence naming the first bad setting. */
export const readConfig = (environment: Record<string, string | undefined>): Config => {
  const parsed = Environment.safeParse(environment)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new SettingRefused(`The setting ${String(issue?.path[0])} is invalid: ${issue?.message ?? 'unknown reason'}.`)
  }
  const read = parsed.data
  const production = read.NODE_ENV === 'production'
  if (production) refuseInProduction(read)
  else refuseOffLoopback(read)
  const publicUrl = read.PUBLIC_URL ?? `http://localhost:${read.PORT}`
  return {
    production,
    port: read.PORT,
    host: read.HOST,
    dataDir: read.DATA_DIR,
    databaseUrl: read.DATABASE_URL,
    publicUrl,
    allowedOrigins: [publicUrl, ...(production ? [] : loopbackOrigins(read.PORT)), ...read.ALLOWED_ORIGINS],
    trustProxy: read.TRUST_PROXY?.length ? read.TRUST_PROXY : false,
    apiOrigin: read.API_BASE_URL,
    collectorOrigin: read.ERROR_REPORT_DSN,
    previewHostSuffix: read.PREVIEW_HOST_SUFFIX,
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM,
    filesUrl: read.FILES_URL,
    clamd: read.CLAMD_URL,
    headsUrl: read.HEADS_URL,
    storagePerBuildingGb: read.STORAGE_PER_BUILDING_GB,
    footer: { supportEmail: read.SUPPORT_EMAIL, salesEmail: read.SALES_EMAIL, location: read.FOOTER_LOCATION },
    google: googleOf(read, production),
    pushServices: read.PUSH_SERVICES,
    secretKey: read.SECRET_KEY,
    rateLimit: read.RATE_LIMIT,
    passwordCost: hashCosts[read.NODE_ENV === 'test' ? 'light' : 'full'],
    demo: !production && read.DEMO !== 'off',
    thisMachineOnly: !production,
    devMail: !production,
  }
}
