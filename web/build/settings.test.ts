import { describe, expect, test } from 'vitest'
import { builtIn } from './settings.ts'

const dsn = 'https://0123abc@collector.example/7'
const of = (name: string, environment: Record<string, string>) => builtIn(environment)[`import.meta.env.${name}`]

describe('reports of errors', () => {
  test('are off without an address', () => {
    expect(of('ERROR_REPORT_DSN', {})).toBe('""')
    expect(of('ERROR_REPORT_DSN', { ERROR_REPORT_DSN: '' })).toBe('""')
    expect(of('ERROR_REPORT_DSN', { ERROR_REPORT_DSN: dsn })).toBe(JSON.stringify(dsn))
  })

  test('take one trace in ten, or as many as are asked for', () => {
    expect(of('ERROR_REPORT_SAMPLE', {})).toBe('0.1')
    for (const rate of ['0', '1', '0.25']) expect(of('ERROR_REPORT_SAMPLE', { ERROR_REPORT_SAMPLE: rate })).toBe(rate)
  })

  test.each(['1.5', '-0.1', 'often', '1e1', 'NaN', 'Infinity', ' '])('refuse the rate %j, by name', (rate) => {
    expect(() => builtIn({ ERROR_REPORT_SAMPLE: rate })).toThrow(/^ERROR_REPORT_SAMPLE must be a number from 0 to 1/)
  })

  test('name the front end and the version of the build, else 1.0.0', () => {
    expect(of('ERROR_REPORT_RELEASE', {})).toBe('"parapet-web@1.0.0"')
    expect(of('ERROR_REPORT_RELEASE', { BUILD_VERSION: '2026.11.24+abc' })).toBe('"parapet-web@2026.11.24+abc"')
    expect(() => builtIn({ BUILD_VERSION: 'a / b' })).toThrow(/^BUILD_VERSION must be at most/)
  })

  test.each([
    'collector.example/7',
    'https://collector.example/7',
    'https://key@collector.example/',
    'https://key:secret@collector.example/7',
    'ftp://key@collector.example/7',
  ])('refuse the address %s', (address) => {
    expect(() => builtIn({ ERROR_REPORT_DSN: address })).toThrow(/^ERROR_REPORT_DSN is invalid/)
  })
})

test('the footer and the server called stand as they did', () => {
  expect(of('SUPPORT_EMAIL', {})).toBe('"support@parapet.example"')
  expect(of('API_BASE_URL', { API_BASE_URL: 'https://api.example' })).toBe('"https://api.example"')
})
