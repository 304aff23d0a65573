/**
 * What the first visit to a page costs over the wire, in the built client: bytes as the server sends them, compressed
 * where a compressed copy stands. Code that waits for a click, such as the phone's menu, is not of the first visit.
 */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { entries } from '../web/route-table/route-table.ts'
import { buildClient } from './client.ts'

interface Chunk {
  file: string
  isDynamicEntry?: boolean
  imports?: string[]
  css?: string[]
}

const built = join(import.meta.dirname, '../build/client')
const screens = 'web/features/'
let chunks: Record<string, Chunk>

beforeAll(async () => {
  if (!(await buildClient())) throw new Error('The web client could not be built.')
  chunks = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
}, 180_000)

const sentBytes = (file: string): number => {
  const path = join(built, file)
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}

const keyOf = (source: string): string => {
  const key = Object.keys(chunks).find((name) => name.includes(source) && !name.endsWith('.css'))
  if (!key) throw new Error(`The built client holds no ${source}.`)
  return key
}

/** What every page loads before its own screen. */
const frame = ['entry.client', 'web/root.tsx', 'web/shell/shell.tsx', 'web/shell/screen.tsx']
/** What screens that are not of the public site share. */
const common = ['_common-']
/** What somebody who is signed in loads beside, the place for toasts after the first paint. */
const signedIn = [...common, '_signed-in-', '_toasts-']

/** Lists the files that these sources and all that they import bring. */
const filesOf = (sources: readonly string[]): Set<string> => {
  const seen = new Set<string>()
  const files = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    const { file, imports = [], css = [] } = chunks[key]!
    for (const one of [file, ...css]) files.add(one)
    for (const one of imports) visit(one)
  }
  for (const source of sources) visit(keyOf(source))
  return files
}

/** The kilobytes of scripts and styles that these sources and all that they import bring. */
const weightOf = (sources: readonly string[]): { script: number; style: number; files: number } => {
  const files = filesOf(sources)
  const kilobytes = (ending: string) =>
    [...files].filter((file) => file.endsWith(ending)).reduce((sum, file) => sum + sentBytes(file), 0) / 1000
  return { script: kilobytes('.js'), style: kilobytes('.css'), files: files.size }
}

describe('the first visit, in kilobytes over the wire', () => {
  // Beside these files a visit fetches the page, its icon and font, and asks the server for a handful of answers.
  const budgets: [what: string, sources: readonly string[], script: number, files: number][] = [
    // Its pictures have styles of their own, which all pages with pictures share.
    ['the landing page', [`${screens}marketing/landing-screen.tsx`], 130, 12],
    ['the price', [`${screens}marketing/pricing-screen.tsx`], 135.6, 15],
    [
      'a feature',
      [`${screens}marketing/feature-screen.tsx`, `${screens}marketing/feature-pages/residents.ts`],
      135,
      16,
    ],
    ['the terms', [`${screens}marketing/terms-screen.tsx`], 135, 15],
    ['the privacy policy', [`${screens}marketing/privacy-screen.tsx`], 135, 15],
    ['the marks', [`${screens}marketing/logo-concepts-screen.tsx`], 135, 15],
    ['the login', [...common, `${screens}accounts/login-screen.tsx`], 185.9, 15],
    ['asking for a new password', [...common, `${screens}accounts/forgot-password-screen.tsx`], 184.5, 15],
    ['registering', [...common, `${screens}joining/register-screen.tsx`], 193.4, 19],
    ['writing to us', [...common, `${screens}enquiries/contact-screen.tsx`], 190.2, 20],
    ['the dashboard', [...signedIn, `${screens}overview/dashboard-screen.tsx`], 195.3, 16],
    ['the library', [...signedIn, `${screens}documents/library-screen.tsx`], 245, 35],
    ['the notices', [...signedIn, `${screens}notices/notices-screen.tsx`], 229.4, 25],
  ]
  for (const [what, sources, most, filesMost] of budgets)
    test(`${what} brings at most ${most} of script and 26 of style, in at most ${filesMost} files`, () => {
      const { script, style, files } = weightOf([...frame, ...sources])
      expect(script).toBeLessThanOrEqual(most)
      expect(style).toBeLessThanOrEqual(26)
      expect(files).toBeLessThanOrEqual(filesMost)
      // A frame that was not found would weigh nothing.
      expect(script).toBeGreaterThan(100)
    })

  test('a page that is written as HTML is at most 14, and the font 50', () => {
    for (const page of ['index.html', 'pricing/index.html', 'privacy/index.html', 'features/residents/index.html'])
      expect(brotliCompressSync(readFileSync(join(built, page))).length / 1000).toBeLessThanOrEqual(14)
    const font = /href="\/(assets\/inter-[\w-]+\.woff2)"/.exec(readFileSync(join(built, 'index.html'), 'utf8'))
    expect(sentBytes(font![1]!) / 1000).toBeLessThanOrEqual(50)
  })

  test('the text editor comes with the screens that write only', () => {
    const reading = weightOf([...frame, ...signedIn, `${screens}notices/notice-screen.tsx`])
    const writing = weightOf([...frame, ...signedIn, 'web/ui/rich-text/rich-text-editor.tsx'])
    expect(reading.script).toBeLessThanOrEqual(227)
    expect(writing.script - reading.script).toBeGreaterThan(50)
  })
})

/** The areas that the specification, section 2, has loaded lazily, and managers’ parts of the fees, each with an address in it. */
test.each([
  ['compliance', '/compliance-dashboard'],
  ['vendors', '/vendors'],
  ['profile', '/my-profile'],
  ['forum', '/forum'],
  ['invites', '/invite-users'],
  ['maintenance', '/tickets'],
  ['bookings', '/bookings'],
  ['management', '/property-management'],
  ['legal', '/terms'],
  ['settings', '/settings'],
  ['notices', '/announcements'],
  ['features', '/features/parking'],
  ['parking', '/parking'],
  ['violations', '/building-violations'],
  ['admin', '/admin'],
  ['notifications', '/inbox'],
  ['fees', '/fees'],
  ['bank', '/fees/bank'],
  ['budgets', '/fees/budgets'],
  ['levies', '/fees/levies'],
  ['documents', '/library'],
  ['auth', '/login'],
  ['access', '/access-requests'],
  ['voting', '/council-voting'],
])('the area %s loads when %s opens, and not with every page', (_area, path) => {
  const entry = entries.find((one) => one.path === path)!
  // Screens that are not built yet share one page.
  const { file, isDynamicEntry } = chunks[keyOf(`web/${entry.screen ?? 'shell/honest-page.tsx'}`)]!
  expect(isDynamicEntry).toBe(true)
  expect(filesOf([...frame, ...signedIn])).not.toContain(file)
})

test('the reader of PDF is heavy, and comes with the first PDF only', () => {
  const reading = weightOf([...frame, ...signedIn, `${screens}documents/preview/pdf-preview.tsx`])
  expect(reading.script - weightOf([...frame, ...signedIn]).script).toBeGreaterThan(100)
})

test('no file needs another that needs it: what runs first would find the other empty', () => {
  const done = new Set<string>()
  const visit = (key: string, above: readonly string[]): void => {
    if (above.includes(key)) throw new Error(`In a circle: ${[...above.slice(above.indexOf(key)), key].join(' -> ')}`)
    if (done.has(key)) return
    for (const one of chunks[key]!.imports ?? []) visit(one, [...above, key])
    done.add(key)
  }
  for (const key of Object.keys(chunks)) visit(key, [])
  expect(done.size).toBeGreaterThan(100)
})

test('the service worker is one file that needs no other, and takes messages', () => {
  const worker = readFileSync(join(built, 'sw.js'), 'utf8')
  expect(worker).not.toMatch(/\bimport\b/)
  for (const event of ['push', 'notificationclick', 'fetch']) expect(worker).toContain(event)
})

test('the service worker keeps files that are there, and at most 550 kilobytes of them over the wire', () => {
  const worker = readFileSync(join(built, 'sw.js'), 'utf8')
  const files = [...new Set(worker.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g))]
  const kilobytes = files.reduce((sum, file) => sum + sentBytes(file.slice(1)), 0) / 1000
  expect(files.length).toBeGreaterThan(50)
  expect(kilobytes).toBeGreaterThan(300)
  expect(kilobytes).toBeLessThanOrEqual(550)
  expect(sentBytes('sw.js') / 1000).toBeLessThanOrEqual(6)
})

test('a client that was not told where to report errors to holds nothing of reports', () => {
  const files = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:js|html|json)$/.test(file),
  )
  const telling = files.filter((file) =>
    /\bsentry|envelope\/|ERROR_REPORT/.test(readFileSync(join(built, file), 'utf8')),
  )
  expect([files.length > 100, telling]).toEqual([true, []])
})
