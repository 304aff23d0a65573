import { describe, expect, it } from 'vitest'
import { readConfig, SettingRefused } from './config.ts'

const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://strata.example.com' }
const refusalOf = (environment: Record<string, string>): string => {
  try {
    readConfig(environment)
    return 'taken'
  } catch (error) {
    expect(error).toBeInstanceOf(SettingRefused)
    return (error as Error).message
  }
}

describe('a setting that cannot be used is named in one sentence', () => {
  for (const [name, value] of [
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['NODE_ENV', 'staging'],
    ['DATABASE_URL', 'mysql://localhost/parapet'],
    ['PUBLIC_URL', 'strata.example.com'],
    ['ALLOWED_ORIGINS', 'https://a.example,nonsense'],
    ['PREVIEW_HOST_SUFFIX', 'preview.example'],
    ['SMTP_URL', 'https://mail.example'],
    ['FILES_URL', 'https://bucket.example'],
    ['SUPPORT_EMAIL', 'nobody'],
    ['RATE_LIMIT', 'false'],
    ['DEMO', 'yes'],
  ] as const)
    it(`${name}=${value}`, () => {
      expect(refusalOf({ [name]: value })).toMatch(new RegExp(`^The setting ${name} is not usable: .+\\.$`))
    })

  it('in production also what only tests may do, and an address that is missing', () => {
    expect(refusalOf({ ...production, RATE_LIMIT: 'off' })).toBe(
      'RATE_LIMIT=off is for tests and refused in production.',
    )
    expect(refusalOf({ NODE_ENV: 'production' })).toBe('PUBLIC_URL must name the public address in production.')
  })
})

describe('without settings', () => {
  it('both names of this machine are allowed origins, the public address is local, an empty value counts as none', () => {
    const config = readConfig({ PORT: '', DEMO: '' })
    expect(config).toMatchObject({ port: 3000, host: '127.0.0.1', publicUrl: 'http://localhost:3000', rateLimit: true })
    expect(new Set(config.allowedOrigins)).toEqual(new Set(['http://localhost:3000', 'http://127.0.0.1:3000']))
  })

  it('in production only the public address and those named are allowed', () => {
    const named = readConfig({ ...production, ALLOWED_ORIGINS: ' https://a.example , https://b.example/ ' })
    expect(named.allowedOrigins).toEqual(['https://strata.example.com', 'https://a.example', 'https://b.example'])
  })
})

it.each([
  [{}, true, true],
  [{ HOST: '::1' }, true, true],
  [{ HOST: '0.0.0.0' }, false, false],
  [{ HOST: '0.0.0.0', DEMO: 'on' }, true, false],
  [{ DEMO: 'off' }, false, true],
  [production, false, false],
  [{ ...production, DEMO: 'on' }, true, false],
])('with %j the demo is made: %s, and /dev/mail is there: %s', (environment, demo, devMail) => {
  expect(readConfig(environment as Record<string, string>)).toMatchObject({ demo, devMail })
})
