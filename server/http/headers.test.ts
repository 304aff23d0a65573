/** The security headers of every class of answer, and how each may be kept. */
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { brotliCompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publicOriginMark } from '../../contract/public-origin.ts'
import { get } from '../../contract/route.ts'
import { Caller, type Answer } from '../testing/caller.ts'
import { openProbe } from '../testing/probe.ts'
import { openWorld, type World } from '../testing/world.ts'
import { bind } from './bind.ts'
import { serveWeb } from './web.ts'

const addressed = `<link rel="canonical" href="${publicOriginMark}/pricing">`
const script = "console.log('first paint')"
const page = (title: string) =>
  `<!doctype html><title>${title}</title><script>${script}</script><script src="/assets/app-1a2b.js"></script>`
const names = ['Übersicht "2026".pdf', 'a\r\nset-cookie: x=1.pdf', 'Procès-verbal (final)*.pdf'] as const
const table = {
  file: get('/api/probe/files/:id', { shows: null, access: 'public', summary: 'A file', sends: 'file' }),
}

let world: World
let folder: string
let app: FastifyInstance
let caller: Caller

const makeClient = async () => {
  folder = await mkdtemp(join(tmpdir(), 'parapet-web-'))
  await mkdir(join(folder, 'assets'))
  await mkdir(join(folder, 'pricing'))
  await writeFile(join(folder, '__spa-fallback.html'), page('Shell'))
  await writeFile(join(folder, 'pricing/index.html'), page('Pricing') + addressed)
  await writeFile(join(folder, 'assets/app-1a2b.js'), script)
  await mkdir(join(folder, 'shots'))
  await writeFile(join(folder, 'shots/parking-phone-dark.avif'), 'an image')
  await mkdir(join(folder, 'assets/pdf-6.5.438'))
  await writeFile(join(folder, 'assets/pdf-6.5.438/pdf.worker.mjs'), script)
  await writeFile(join(folder, 'robots.txt'), `User-agent: *\nSitemap: ${publicOriginMark}/sitemap.xml`)
  await writeFile(join(folder, 'sitemap.xml'), `<urlset><loc>${publicOriginMark}/pricing</loc></urlset>`)
  await writeFile(join(folder, 'sw.js'), script)
  await writeFile(join(folder, 'sw.js.br'), brotliCompressSync(script))
}

let asked = 0
beforeAll(async () => {
  await makeClient()
  world = await openWorld({
    env: {
      PUBLIC_URL: 'https://parapet.example',
      NODE_ENV: 'production',
      TRUST_PROXY: 'none',
      RATE_LIMIT: 'on',
      PREVIEW_HOST_SUFFIX: '.preview.example',
    },
  })
  const bound = bind(table, {
    file: () => ({
      open: () => Readable.from(['%PDF']),
      name: names[asked++ % names.length]!,
      contentType: 'text/html',
      sizeBytes: 4,
    }),
  })
  ;({ app } = await openProbe(world, bound, (server) => serveWeb(server, folder, world.config)))
  caller = new Caller(app, null)
})
afterAll(async () => {
  await app.close()
  await world.close()
  await rm(folder, { recursive: true })
})

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
}

const classes: [string, string, number][] = [
  ['an answer', '/api/health', 200],
  ['a refusal', '/api/auth/me', 401],
  ['an unknown address', '/api/nothing', 404],
  ['the root of the API', '/api', 404],
  ['an address that cannot be read', '/api/%zz', 400],
  ['the description of the API', '/api/openapi.json', 200],
  ['the page of the API', '/api/docs', 200],
  ['a download', '/api/probe/files/1', 200],
  ['a page', '/pricing', 200],
  ["the app's shell", '/announcements/1', 200],
  ['an asset', '/assets/app-1a2b.js', 200],
  ['an asset that is unknown', '/assets/app-0000.js', 404],
  ['a file of the site', '/robots.txt', 200],
  ['the map of the site', '/sitemap.xml', 200],
  ['the service worker', '/sw.js', 200],
]

const policyOf = ({ headers }: Answer) =>
  Object.fromEntries(
    String(headers['content-security-policy'])
      .split('; ')
      .map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)]),
  )

describe('every class of answer', () => {
  for (const [what, path, status] of classes)
    it(`carries the security headers: ${what}`, async () => {
      const answer = await caller.send('GET', path)
      expect(answer.status).toBe(status)
      expect(answer.headers).toMatchObject(always)
      expect(policyOf(answer)).toMatchObject({ 'default-src': ["'none'"] })
      for (const name of ['server', 'x-powered-by']) expect(answer.headers[name]).toBeUndefined()
    })

  it('of an address with a dot is the app for somebody who typed it, and 404 for a picture that is not there', async () => {
    const statusFor = async (accept: string) => (await caller.send('GET', '/index.php', { headers: { accept } })).status
    expect(await statusFor('text/html,application/xhtml+xml,*/*;q=0.8')).toBe(200)
    expect(await statusFor('image/webp,*/*')).toBe(404)
  })

  it('of a page names the public address where the page was written without knowing it', async () => {
    const { text } = await caller.send('GET', '/pricing')
    expect(text).toContain('<link rel="canonical" href="https://parapet.example/pricing">')
    expect(text).not.toContain(publicOriginMark)
  })

  it('for search engines names the public address, and sends them there from a preview host', async () => {
    const robots = await caller.send('GET', '/robots.txt')
    expect([robots.text, robots.headers['content-type']]).toEqual([
      'User-agent: *\nSitemap: https://parapet.example/sitemap.xml',
      'text/plain; charset=utf-8',
    ])
    const sitemap = await caller.send('GET', '/sitemap.xml')
    expect(sitemap.text).toContain('<loc>https://parapet.example/pricing</loc>')
    expect(sitemap.headers['content-type']).toMatch(/^application\/xml/)
    const preview = { headers: { host: 'branch-7.preview.example' } }
    for (const path of ['/robots.txt', '/sitemap.xml']) {
      const { status, headers } = await caller.send('GET', path, preview)
      expect([status, headers.location]).toEqual([301, `https://parapet.example${path}`])
    }
  })

  it('of the API names the call as the log does', async () => {
    const named = async () => (await caller.send('GET', '/api/auth/me')).headers['x-request-id']
    const [first, second] = [await named(), await named()]
    expect(first).toMatch(/^[0-9a-f-]{36}$/)
    expect(second).not.toBe(first)
  })

  it('carries no HSTS where the public address is http', async () => {
    const plain = await openWorld()
    const { headers } = await plain.stranger().send('GET', '/api/health')
    await plain.close()
    expect(headers['strict-transport-security']).toBeUndefined()
    expect(headers['x-content-type-options']).toBe('nosniff')
  })
})

describe('keeping an answer', () => {
  it('is forbidden for everything of the API, whether it succeeds or not', async () => {
    for (const path of ['/api/health', '/api/auth/me', '/api/nothing', '/api/%zz']) {
      const { headers } = await caller.send('GET', path)
      expect(headers['cache-control']).toBe('no-store')
    }
    expect((await caller.send('GET', '/api/auth/me')).headers.vary).toBe('Cookie, Origin, x-building-id')
  })

  it('is for a year for a hashed asset, and asks again for pages and other files', async () => {
    const kept = async (path: string) => (await caller.send('GET', path)).headers['cache-control']
    expect(await kept('/assets/app-1a2b.js')).toBe('public, max-age=31536000, immutable')
    expect(await kept('/shots/parking-phone-dark.avif')).toBe('public, max-age=86400')
    expect(await kept('/pricing')).toBe('no-cache')
    expect(await kept('/robots.txt')).toBe('no-cache')
    expect(await kept('/sw.js')).toBe('no-cache')
  })

  it('of the service worker is a script at the root, which may fetch from this origin and run nothing else', async () => {
    for (const coding of ['identity', 'br']) {
      const named = { 'sec-fetch-dest': 'serviceworker', 'accept-encoding': coding }
      const { headers } = await caller.send('GET', '/sw.js', { headers: named })
      expect(headers['content-encoding']).toBe(coding === 'br' ? 'br' : undefined)
      expect(headers['content-type']).toMatch(/^(text|application)\/javascript/)
      expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'; frame-ancestors 'none'")
    }
  })
})

describe('the worker that reads PDF', () => {
  it('may load scripts of this origin, evaluate no text and reach nothing', async () => {
    const { headers } = await caller.send('GET', '/assets/pdf-6.5.438/pdf.worker.mjs')
    expect(headers['content-type']).toMatch(/^(text|application)\/javascript/)
    expect(headers['content-security-policy']).toBe("default-src 'none'; script-src 'self'; frame-ancestors 'none'")
    const other = await caller.send('GET', '/assets/app-1a2b.js')
    expect(other.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
  })
})

describe('a page', () => {
  it('names its inline scripts by their hash, and allows no others', async () => {
    const policy = policyOf(await caller.send('GET', '/pricing'))
    const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`
    expect(policy['script-src']).toEqual(["'self'", hash])
    expect(policy).toMatchObject({ 'base-uri': ["'none'"], 'object-src': ["'none'"], 'frame-ancestors': ["'none'"] })
    expect(JSON.stringify(policy)).not.toContain('unsafe-eval')
  })

  it('is the prerendered one under its own address and the shell elsewhere', async () => {
    expect((await caller.send('GET', '/pricing')).text).toContain('<title>Pricing')
    for (const path of [
      '/',
      '/dashboard',
      '/pricing/..%2f..%2fetc/passwd',
      '/announcements/1?view=2',
      '/assets',
      '/assets/1/edit',
    ])
      expect((await caller.send('GET', path)).text).toContain('<title>Shell')
  })

  it('comes compressed to who takes it, and each kind of answer may be kept apart', async () => {
    const sent = async (accepted: string) =>
      (await caller.send('GET', '/pricing', { headers: { 'accept-encoding': accepted } })).headers
    expect(await sent('gzip, br')).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
    expect((await sent('gzip'))['content-encoding']).toBe('gzip')
    expect((await sent('identity'))['content-encoding']).toBeUndefined()
  })

  it('is not what a missing file answers', async () => {
    const typed = { headers: { accept: 'text/html' } }
    expect((await caller.send('GET', '/assets/none.js', typed)).status).toBe(404)
    for (const path of ['/assets/../../package.json', '/assets/none.js', '/favicon.ico', '/.env', '/x.map'])
      expect((await caller.send('GET', path)).text).not.toContain('<title>')
  })

  it('whose address holds a secret is not named to the pages that follow', async () => {
    const policy = async (path: string) => (await caller.send('GET', path)).headers['referrer-policy']
    for (const path of [
      '/reset-password?token=x',
      '/verify-email?token=x',
      '/keep-email?token=x',
      '/claim-invitation/x',
      '/unsubscribe?token=x',
      '/vendor-link/x',
      '/visit/x',
      '/visitor-pass/x',
      '/patrol/x',
    ])
      expect(await policy(path)).toBe('no-referrer')
    expect(await policy('/reset-passwords')).toBe('strict-origin-when-cross-origin')
  })

  it('of a preview host sends on to the public address', async () => {
    const answer = await caller.send('GET', '/pricing?a=1', { headers: { host: 'branch-7.preview.example' } })
    expect([answer.status, answer.headers.location]).toEqual([301, 'https://parapet.example/pricing?a=1'])
    expect((await caller.send('GET', '/pricing', { headers: { host: 'preview.example.evil.example' } })).status).toBe(
      200,
    )
  })
})

describe('a download', () => {
  it('is saved, never shown, under a name that cannot begin a header', async () => {
    asked = 0
    const dispositions: string[] = []
    while (dispositions.length < names.length) {
      const { headers } = await caller.send('GET', '/api/probe/files/1')
      dispositions.push(String(headers['content-disposition']))
      expect(headers['set-cookie']).toBeUndefined()
      expect(headers['content-security-policy']).toBe("sandbox; default-src 'none'")
      expect(headers['cache-control']).toBe('private, no-store')
    }
    expect(dispositions).toEqual([
      `attachment; filename="U_bersicht _2026_.pdf"; filename*=UTF-8''%C3%9Cbersicht%20%222026%22.pdf`,
      `attachment; filename="a__set-cookie_ x_1.pdf"; filename*=UTF-8''a%0D%0Aset-cookie%3A%20x%3D1.pdf`,
      `attachment; filename="Proce_s-verbal (final)_.pdf"; filename*=UTF-8''Proc%C3%A8s-verbal%20%28final%29%2A.pdf`,
    ])
  })

  it('is for saving and for scripts that fetch it, and goes into no page as its script, style, picture or frame', async () => {
    const statusFor = async (purpose: string) =>
      (await caller.send('GET', '/api/probe/files/1', { headers: { 'sec-fetch-dest': purpose } })).status
    for (const purpose of ['empty', 'document']) expect(await statusFor(purpose)).toBe(200)
    for (const purpose of ['script', 'style', 'image', 'iframe', 'embed', 'object', 'worker', 'audio', ''])
      expect(await statusFor(purpose)).toBe(403)
  })
})
