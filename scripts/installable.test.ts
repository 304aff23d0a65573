/** That the product can be installed: the manifest and its icons as the server sends them, from the built client. */
import type { FastifyInstance } from 'fastify'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serveWeb } from '../server/http/web.ts'
import { openProbe } from '../server/testing/probe.ts'
import { openWorld, type World } from '../server/testing/world.ts'
import { touchIcon, webManifest } from '../web/build/web-manifest.ts'
import { entries } from '../web/route-table/route-table.ts'
import { buildClient } from './client.ts'

let world: World
let app: FastifyInstance

beforeAll(async () => {
  if (!(await buildClient())) throw new Error('The web client could not be built.')
  world = await openWorld()
  const folder = join(import.meta.dirname, '../build/client')
  ;({ app } = await openProbe(world, [], (server) => serveWeb(server, folder, world.config)))
}, 180_000)
afterAll(async () => {
  await app.close()
  await world.close()
})

const get = (url: string) => app.inject({ method: 'GET', url, headers: { accept: '*/*' } })
const hrefOf = (html: string, rel: string) => new RegExp(`<link rel="${rel}" href="([^"]+)"`).exec(html)?.[1]

test.each(['/', '/pricing', '/dashboard', '/announcements'])('the page %s leads to the manifest', async (path) => {
  const { payload, headers } = await app.inject({ method: 'GET', url: path, headers: { accept: 'text/html' } })
  expect(hrefOf(payload, 'manifest')).toBe('/site.webmanifest')
  expect(headers['content-security-policy']).toContain("manifest-src 'self'")
  expect(headers['content-security-policy']).toContain("worker-src 'self'")
})

describe('the manifest', () => {
  test('comes as what it is, and is asked for anew', async () => {
    const { statusCode, headers, payload } = await get('/site.webmanifest')
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toMatch(/^application\/manifest\+json/)
    expect(headers['cache-control']).toBe('no-cache')
    expect(JSON.parse(payload)).toEqual(JSON.parse(JSON.stringify(webManifest)))
  })

  test('says what a browser needs to install it', () => {
    const { name, short_name: short, start_url: start, scope, display, icons } = webManifest
    expect([name, short, start, scope, display]).toEqual(['Parapet', 'Parapet', '/dashboard', '/', 'standalone'])
    for (const purpose of ['any', 'maskable'])
      expect(icons.filter((icon) => icon.purpose === purpose).map(({ sizes }) => sizes)).toEqual(['192x192', '512x512'])
  })

  test('starts and leads where the product has screens', () => {
    const paths = new Set(entries.map(({ path }) => path))
    const leads = [webManifest.start_url, ...webManifest.shortcuts.map(({ url }) => url)]
    for (const path of leads) expect(paths).toContain(path)
  })
})

const pictures = [
  ...webManifest.icons.map(({ src, sizes }) => [src, sizes] as const),
  [touchIcon.path, '180x180'] as const,
]

test.each(pictures)('the icon %s is %s, as it says', async (src, sizes) => {
  const { statusCode, headers, rawPayload } = await get(src)
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/png'])
  const { width, height, format } = await sharp(rawPayload).metadata()
  expect([`${width}x${height}`, format]).toEqual([sizes, 'png'])
})

test('what a system cuts its own shape out of fills its square', async () => {
  const filled = [
    ...webManifest.icons.filter(({ purpose }) => purpose === 'maskable').map(({ src }) => src),
    touchIcon.path,
  ]
  for (const src of filled) {
    const { isOpaque } = await sharp((await get(src)).rawPayload).stats()
    expect([src, isOpaque]).toEqual([src, true])
  }
})
