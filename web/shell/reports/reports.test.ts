/** What is never reported, and what of a report leaves the browser. */
import type { Event } from '@sentry/browser'
import { describe, expect, test } from 'vitest'
import { networkError } from '../../api/errors.ts'
import { entryOf } from '../pages.ts'
import { cleaned, placeOf } from './clean.ts'
import { isDropped } from './drops.ts'

const place = { origin: 'https://strata.example.com', patternOf: (path: string) => entryOf(path)?.path ?? null }
const thrown = (type: string, value: string, filename = `${place.origin}/assets/a.js`): Event => ({
  exception: { values: [{ type, value, stacktrace: { frames: [{ filename, function: 'f', lineno: 1, colno: 2 }] } }] },
})

describe('left unsent', () => {
  test.each([
    ['our own words', 'ApiError', networkError().message],
    ['Chromium', 'TypeError', 'Failed to fetch'],
    ['Firefox', 'TypeError', 'NetworkError when attempting to fetch resource.'],
    ['Safari', 'TypeError', 'Load failed'],
    ['Safari on a phone', 'TypeError', 'The Internet connection appears to be offline.'],
    ['Safari, cut off', 'TypeError', 'The network connection was lost.'],
  ])('is the network, as %s says it', (_who, type, value) => {
    expect(isDropped(thrown(type, value))).toBe(true)
    expect(isDropped({ message: value })).toBe(true)
  })

  test.each([
    ['our own words', 'ChunkLoadError', 'Loading ../features/notices/notices-screen.tsx failed.'],
    ['Chromium', 'TypeError', 'Failed to fetch dynamically imported module: https://strata.example.com/assets/a.js'],
    ['Firefox', 'TypeError', 'error loading dynamically imported module: https://strata.example.com/assets/a.js'],
    ['Safari', 'TypeError', 'Importing a module script failed.'],
    ['the bundler, of styles', 'Error', 'Unable to preload CSS for /assets/a.css'],
    ['other bundlers', 'Error', 'Loading chunk 7 failed.'],
  ])('is code that did not come, as %s says it', (_who, type, value) => {
    expect(isDropped(thrown(type, value))).toBe(true)
  })

  test.each(['chrome-extension', 'moz-extension', 'safari-extension', 'safari-web-extension', 'ms-browser-extension'])(
    'is what came out of a %s',
    (scheme) => expect(isDropped(thrown('TypeError', 'x is not a function', `${scheme}://abc/a.js`))).toBe(true),
  )

  test('is an error whose cause is one of these', () => {
    const [cause] = thrown('TypeError', 'Failed to fetch').exception!.values!
    const [error] = thrown('Error', 'It broke').exception!.values!
    expect(isDropped({ exception: { values: [cause!, error!] } })).toBe(true)
  })

  test('is nothing else', () => {
    expect(isDropped(thrown('TypeError', "Cannot read properties of undefined (reading 'map')"))).toBe(false)
    expect(isDropped(thrown('Error', 'Something else', 'https://strata.example.com/tickets?from=extension'))).toBe(
      false,
    )
  })
})

test.each([
  ['/tickets/0193a1b2-0000-7000-8000-0000000000aa?q=Olivia#comment', '/tickets/:id'],
  ['https://strata.example.com/claim-invitation/a-token-of-somebody', '/claim-invitation/:token'],
  ['https://strata.example.com/nowhere/Olivia', '/:unknown'],
  ['/assets/frame-abc.js?x=1', '/assets/frame-abc.js'],
  ['/api/notices/pinned/0193a1b2-0000-7000-8000-0000000000aa?_t=1', '/api/notices/pinned/:id'],
  ['/api/visits/ABC123/olivia%40parapet.example', '/api/visits/:id/:id'],
  ['https://api.example.com/api/tickets?q=ABC', '/api/tickets'],
  ['https://elsewhere.example/path', null],
])('an address %s is told as %s', (address, told) => {
  expect(placeOf(address, place)).toBe(told)
})

describe('a report', () => {
  const canaries = ['Olivia', 'olivia@parapet.example', 'ABC 123', 'tok_5f3a', '0193a1b2', '604 555 0199']
  const full: Event = {
    event_id: 'e1',
    level: 'error',
    platform: 'javascript',
    release: 'parapet-web@1.0.0',
    environment: 'production',
    transaction: '/tickets/0193a1b2-0000-7000-8000-0000000000aa',
    message: 'Olivia wrote',
    user: { id: '0193a1b2', email: 'olivia@parapet.example', ip_address: '{{auto}}' },
    tags: { who: 'Olivia' },
    extra: { body: { plate: 'ABC 123' } },
    breadcrumbs: [{ message: 'typed ABC 123' }],
    server_name: 'Olivia',
    fingerprint: ['Olivia'],
    request: {
      url: 'https://strata.example.com/tickets/0193a1b2?token=tok_5f3a&q=Olivia',
      headers: { Cookie: 'tok_5f3a', Referer: 'https://strata.example.com/reset-password/tok_5f3a' },
      cookies: { session: 'tok_5f3a' },
      data: 'ABC 123',
      query_string: 'q=Olivia',
    },
    contexts: { trace: { trace_id: 't', span_id: 's', data: { url: 'tok_5f3a' } }, page: { name: 'Olivia' } },
    exception: {
      values: [
        {
          type: 'Error',
          value: 'Olivia of 604 555 0199 (olivia@parapet.example) parked ABC 123',
          mechanism: { type: 'generic', handled: false, data: { name: 'Olivia' } },
          stacktrace: {
            frames: [
              {
                filename: 'https://strata.example.com/tickets/0193a1b2?q=Olivia',
                abs_path: 'tok_5f3a',
                vars: { plate: 'ABC 123' },
                context_line: 'Olivia',
                function: 'show ABC 123!',
                lineno: 3,
                colno: 4,
              },
            ],
          },
        },
      ],
    },
    spans: [
      {
        trace_id: 't',
        span_id: 's2',
        start_timestamp: 1,
        status: 'ok',
        op: 'http.client',
        description: 'GET /api/tickets/0193a1b2-0000-7000-8000-0000000000aa?q=Olivia',
        data: { 'http.query': 'q=Olivia' },
      },
      { trace_id: 't', span_id: 's3', start_timestamp: 1, status: 'ok', op: 'mark', description: 'Olivia', data: {} },
    ],
  }

  test('holds nothing of anybody, wherever the library put it', () => {
    const text = JSON.stringify(cleaned(full, place))
    for (const canary of canaries) expect(text).not.toContain(canary)
  })

  test('says where in the program, of which release, and that the front end sent it', () => {
    expect(cleaned(full, place)).toMatchObject({
      event_id: 'e1',
      release: 'parapet-web@1.0.0',
      environment: 'production',
      tags: { component: 'frontend' },
      transaction: '/tickets/:id',
      request: { url: 'https://strata.example.com/tickets/:id' },
      exception: {
        values: [{ type: 'Error', stacktrace: { frames: [{ filename: '/tickets/:id', lineno: 3, colno: 4 }] } }],
      },
      spans: [{ op: 'http.client', description: 'GET /api/tickets/:id' }, { description: '' }],
    })
  })

  test.each([
    "Cannot read properties of undefined (reading 'firstName')",
    'undefined is not an object',
    'rows.map is not a function',
    'Minified React error #31',
  ])('keeps what the browser says of code: %s', (words) => {
    expect(cleaned(thrown('TypeError', words), place).exception?.values?.[0]?.value).toBe(words)
  })

  test.each([
    "Cannot read properties of undefined (reading 'Olivia Owner')",
    "Cannot read properties of undefined (reading 'ABC123')",
    'Unexpected token O in JSON: Olivia',
    'The unit 703 of Olivia',
  ])('keeps no words that could quote somebody: %s', (words) => {
    expect(cleaned(thrown('TypeError', words), place).exception?.values?.[0]?.value).toBe('(text removed)')
  })

  test('keeps of React its number, without what it was called with', () => {
    const words = 'Minified React error #31; visit https://react.dev/errors/31?args[]=Olivia for the full message'
    expect(cleaned(thrown('Error', words), place).exception?.values?.[0]?.value).toBe('Minified React error #31')
  })
})
