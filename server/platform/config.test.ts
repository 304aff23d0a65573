/** The settings: what each is without a word, what it takes, and that a bad one stops the start by its name. */
import { describe, expect, it } from 'vitest'
import { readConfig, SettingRefused } from './config.ts'

const refusalOf = (environment: Record<string, string>): string => {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof SettingRefused) return error.message
    throw error
  }
  return ''
}

/** OWASP's second choice for argon2id. */
const fullCost = { memory: 19_456, passes: 2, parallelism: 1 }

describe('without settings', () => {
  it('is development on this machine, with the demo and without trust in anybody', () => {
    expect(readConfig({})).toMatchObject({
      production: false,
      port: 3000,
      host: '127.0.0.1',
      dataDir: '.data',
      databaseUrl: undefined,
      publicUrl: 'http://localhost:3000',
      allowedOrigins: ['http://localhost:3000', 'http://localhost:3000', 'http://127.0.0.1:3000'],
      trustProxy: false,
      rateLimit: true,
      passwordCost: fullCost,
      demo: true,
      thisMachineOnly: true,
      devMail: true,
    })
  })

  it('is the same where they are empty', () => {
    const names = ['PORT', 'HOST', 'PUBLIC_URL', 'DATABASE_URL', 'ALLOWED_ORIGINS', 'TRUST_PROXY', 'DEMO', 'RATE_LIMIT']
    expect(readConfig(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(readConfig({}))
  })
})

describe('in production', () => {
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://parapet.example/app', TRUST_PROXY: '127.0.0.1' }

  it('there is neither demo nor mail page, and only the public origin and those named may call', () => {
    expect(readConfig({ ...production, ALLOWED_ORIGINS: 'https://a.example, https://b.example:8443' })).toMatchObject({
      production: true,
      passwordCost: fullCost,
      publicUrl: 'https://parapet.example',
      allowedOrigins: ['https://parapet.example', 'https://a.example', 'https://b.example:8443'],
      demo: false,
      thisMachineOnly: false,
      devMail: false,
    })
  })

  it('the demo is refused', () => {
    expect(refusalOf({ ...production, DEMO: 'on' })).toBe(
      'DEMO=on is for trying out Parapet and isn’t allowed in production: remove DEMO.',
    )
  })

  it('other machines may call', () => {
    expect(readConfig({ ...production, HOST: '0.0.0.0' })).toMatchObject({ host: '0.0.0.0', devMail: false })
  })

  it('the web server in front must be named, or that there is none', () => {
    expect(refusalOf({ ...production, TRUST_PROXY: '' })).toBe(
      'TRUST_PROXY must be set to your web server’s address in production, usually 127.0.0.1, or to none if people reach Parapet directly.',
    )
    expect(readConfig({ ...production, TRUST_PROXY: 'none' }).trustProxy).toBe(false)
  })

  it('limits cannot be switched off and the public address must be named', () => {
    expect(refusalOf({ ...production, RATE_LIMIT: 'off' })).toBe(
      'RATE_LIMIT=off is for tests and isn’t allowed in production.',
    )
    expect(refusalOf({ NODE_ENV: 'production' })).toBe('PUBLIC_URL must be set to the public address in production.')
  })
})

describe('plain http in production', () => {
  const refusal = (PUBLIC_URL: string) => refusalOf({ NODE_ENV: 'production', PUBLIC_URL, TRUST_PROXY: 'none' })

  it.each(['http://strata.example.com', 'http://203.0.113.7', 'http://intranet', 'http://[2001:db8::7]:3000'])(
    '%s is refused, with the way out',
    (url) =>
      expect(refusal(url)).toBe(
        `PUBLIC_URL=${url} would send passwords and cookies unencrypted: put a web server with HTTPS in front, and use its https:// address.`,
      ),
  )

  it.each([
    'http://localhost:3000',
    'http://127.0.0.1',
    'http://192.168.1.20',
    'http://[fd00::7]',
    'https://a.example',
  ])('%s is taken', (url) => expect(refusal(url)).toBe(''))
})

describe('in tests', () => {
  it('passwords are hashed at little cost', () => {
    expect(readConfig({ NODE_ENV: 'test' }).passwordCost).toEqual({ memory: 64, passes: 1, parallelism: 1 })
  })
})

describe('outside production', () => {
  it.each(['development', 'test'])('%s is refused where other machines could call, with both ways out', (NODE_ENV) => {
    expect(refusalOf({ NODE_ENV, HOST: '0.0.0.0' })).toBe(
      'HOST=0.0.0.0 gives other machines access: set NODE_ENV=production to serve other machines, or remove HOST to stay on this one.',
    )
    expect(refusalOf({ NODE_ENV, PUBLIC_URL: 'https://parapet.example' })).toBe(
      'PUBLIC_URL=https://parapet.example isn’t this machine: set NODE_ENV=production to serve other machines, or remove PUBLIC_URL to stay on this one.',
    )
  })

  it.each([
    ['HOST', '::'],
    ['HOST', '192.168.1.20'],
    ['HOST', 'parapet.example'],
    ['PUBLIC_URL', 'http://192.168.1.20:3000'],
    ['PUBLIC_URL', 'http://localhost.parapet.example'],
  ])('%s=%s is refused', (name, value) =>
    expect(refusalOf({ [name]: value })).toContain('set NODE_ENV=production to serve other machines'),
  )

  it.each([
    ['HOST', 'localhost'],
    ['HOST', '::1'],
    ['HOST', '127.0.0.2'],
    ['PUBLIC_URL', 'http://[::1]:3000'],
    ['PUBLIC_URL', 'http://127.0.0.1:3000'],
  ])('%s=%s is this machine', (name, value) =>
    expect(readConfig({ [name]: value })).toMatchObject({ demo: true, devMail: true }),
  )
})

describe('a setting that cannot be used', () => {
  const unusable: Record<string, readonly string[]> = {
    PORT: ['x', '-1', '65536', '80.5'],
    NODE_ENV: ['prod', 'Production'],
    GOOGLE_ISSUER: ['accounts.example'],
    PUBLIC_URL: ['parapet.example', 'ftp://parapet.example', 'javascript:alert(1)'],
    DATABASE_URL: ['mysql://a', 'x'],
    ALLOWED_ORIGINS: ['*', 'https://a.example,b.example'],
    PREVIEW_HOST_SUFFIX: ['preview.example', '.Preview example'],
    SMTP_URL: ['http://mail.example'],
    FILES_URL: ['/files'],
    HEADS_URL: ['heads', 'ftp://keeper.example/heads', 'http://keeper.example/heads', 'https://a:b@keeper.example/'],
    CLAMD_URL: ['http://scanner:3310', 'tcp://scanner', 'tcp://scanner:70000', 'tcp://scanner:0', 'clamd.ctl'],
    STORAGE_PER_BUILDING_GB: ['0', '-1', 'much'],
    SUPPORT_EMAIL: ['support'],
    ERROR_REPORT_DSN: ['https://collector.example/7', 'https://key:secret@collector.example/7', 'collector'],
    ERROR_REPORT_SAMPLE: ['1.5', '-1', 'often'],
    RATE_LIMIT: ['false', '0'],
    DEMO: ['yes'],
    TRUST_PROXY: [
      ['0', '1', '-1', 'true', 'yes', '*', 'loopback', 'proxy.example', '999.1.1.1', '10.0.0.1:80'],
      [
        '10.0.0.0/33',
        '10.0.0.0/0',
        '::/0',
        '10.0.0.0/',
        '10.0.0.0/8/8',
        'fd00::/129',
        '10.0.0.1,',
        '10.0.0.1;10.0.0.2',
        '128.0.0.0/1,1.0.0.0/1',
        '203.0.0.0/7',
        '2001::/15',
        '2000::/3',
      ],
    ].flat(),
  }
  for (const [name, values] of Object.entries(unusable))
    for (const value of values)
      it(`is named, with what to write: ${name}=${value}`, () => {
        const refusal = refusalOf({ [name]: value })
        expect(refusal).toMatch(new RegExp(`^The setting ${name} is invalid: (?:[a-z].+)\\.$`))
        expect(refusal).not.toMatch(/Invalid|expected/)
      })
})

describe('the proxies that are trusted', () => {
  it('are addresses and ranges', () => {
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, 192.0.2.4,fd00::/8' }).trustProxy).toEqual([
      '10.0.0.0/8',
      '192.0.2.4',
      'fd00::/8',
    ])
    expect(refusalOf({ TRUST_PROXY: '128.0.0.0/1,1.0.0.0/1' })).toBe(
      'The setting TRUST_PROXY is invalid: a range can be no wider than /8 (IPv6: /16), because any machine in it could pose as any caller.',
    )
    expect(refusalOf({ TRUST_PROXY: 'true' })).toBe(
      'The setting TRUST_PROXY is invalid: use addresses and ranges such as 10.0.0.0/8, separated by commas, or none.',
    )
  })
})

describe('the collector of errors', () => {
  it('is known by its origin, which pages may then reach', () => {
    expect(readConfig({ ERROR_REPORT_DSN: 'https://0123@collector.example:8443/sub/7' }).collectorOrigin).toBe(
      'https://collector.example:8443',
    )
    expect(readConfig({}).collectorOrigin).toBeUndefined()
  })
})

describe('the malware scanner', () => {
  it('is found on the network or by its socket', () => {
    expect(readConfig({ CLAMD_URL: 'tcp://scanner:3310' }).clamd).toEqual({ host: 'scanner', port: 3310 })
    expect(readConfig({ CLAMD_URL: 'tcp://[::1]:3310/' }).clamd).toEqual({ host: '::1', port: 3310 })
    expect(readConfig({ CLAMD_URL: '/run/clamav/clamd.ctl' }).clamd).toEqual({ path: '/run/clamav/clamd.ctl' })
    expect(readConfig({}).clamd).toBeUndefined()
  })
})
