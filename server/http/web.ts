import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { maintenancePage, maintenanceRetrySeconds } from '../../contract/maintenance.ts'
import { publicOriginMark, siteFilePaths } from '../../contract/public-origin.ts'
import type { Config } from '../platform/config.ts'
import { copiesOf, copyFor, type Copies } from './copies.ts'
import { watchMaintenance } from './maintenance.ts'

const yearSeconds = 31_536_000
const daySeconds = 86_400

/** Hashes of a page's inline scripts, so that the policy can name them and no others run. */
const scriptHashes = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text]) =>
      `'sha256-${createHash('sha256')
        .update(text ?? '')
        .digest('base64')}'`,
  )

const policyFor = (html: string, { apiOrigin, collectorOrigin }: Config): string => {
  const api = apiOrigin ? ` ${apiOrigin}` : ''
  return [
    "default-src 'none'",
    ["script-src 'self'", ...new Set(scriptHashes(html))].join(' '),
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${api}`,
    "font-src 'self'",
    `connect-src 'self'${api}${collectorOrigin ? ` ${collectorOrigin}` : ''}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

interface HtmlPage {
  copies: Copies
  policy: string
}

/** Serves built pages: a prerendered page under its own path, the app's shell for every other one. */
const pagesOf = (folder: string, config: Config) => {
  const known = new Map<string, Promise<HtmlPage>>()
  const read = async (file: string): Promise<HtmlPage> => {
    const html = (await readFile(file, 'utf8')).replaceAll(publicOriginMark, config.publicUrl)
    return { copies: await copiesOf(html), policy: policyFor(html, config) }
  }
  const shell = ['__spa-fallback.html', 'index.html'].map((name) => join(folder, name)).find((file) => existsSync(file))
  return (path: string): Promise<HtmlPage> => {
    const own = /^\/[a-z0-9/-]*$/.test(path) ? join(folder, path, 'index.html') : ''
    const file = own && existsSync(own) ? own : shell
    if (!file) throw new Error('The web client isn’t built: run npm start.')
    const page = known.get(file) ?? read(file)
    known.set(file, page)
    return page
  }
}

/** What stands in place of every page while the installation is being worked on. */
const sendMaintenance = async (reply: FastifyReply, folder: string, config: Config) => {
  const html = await readFile(join(folder, maintenancePage), 'utf8')
  return reply
    .code(503)
    .header('retry-after', maintenanceRetrySeconds)
    .header('content-security-policy', policyFor(html, config))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html)
}

/** Pages whose address holds a secret, which must not travel on as the page that somebody came from. */
const secretive =
  /^\/(reset-password|verify-email|keep-email|claim-invitation|unsubscribe|vendor-link|visit|visitor-pass|patrol)(\/|$)/

const sendPage = (request: FastifyRequest, reply: FastifyReply, path: string, { copies, policy }: HtmlPage) => {
  const { encoding, content } = copyFor(request.headers['accept-encoding'], copies)
  if (encoding) reply.header('content-encoding', encoding)
  return (secretive.test(path) ? reply.header('referrer-policy', 'no-referrer') : reply)
    .header('content-security-policy', policy)
    .header('cache-control', 'no-cache')
    .header('vary', 'Accept-Encoding')
    .type('text/html; charset=utf-8')
    .send(content)
}

const siteFiles: readonly string[] = Object.values(siteFilePaths)

/** What search engines ask for first, with the public address in it; null where it is not among the built files. */
const siteFile = async (folder: string, path: string, { publicUrl }: Config): Promise<string | null> => {
  const file = join(folder, path)
  return existsSync(file) ? (await readFile(file, 'utf8')).replaceAll(publicOriginMark, publicUrl) : null
}

const sendSiteFile = (reply: FastifyReply, path: string, text: string) =>
  reply
    .header('cache-control', 'no-cache')
    .type(path === siteFilePaths.sitemap ? 'application/xml; charset=utf-8' : 'text/plain; charset=utf-8')
    .send(text)

/**
 * Whether a file is asked for that is not there, rather than a page by somebody who typed an address. Built files lie below
 * the address of the building's assets, whose pages have no ending.
 */
const wantsFile = (path: string, { accept }: FastifyRequest['headers']): boolean =>
  /\.[a-z0-9]{2,5}$/i.test(path) && (path.startsWith('/assets/') || !accept?.includes('text/html'))

const pdfWorker = /\/assets\/pdf-[\d.]+\/pdf\.worker\.mjs$/
const pdfWorkerPolicy = "default-src 'none'; script-src 'self'; frame-ancestors 'none'"

/** How long a file may be kept: hashed ones never change, pictures of the product seldom. */
const keepingOf = (path: string): string => {
  if (path.includes('/assets/')) return `public, max-age=${yearSeconds}, immutable`
  return path.includes('/shots/') ? `public, max-age=${daySeconds}` : 'no-cache'
}
/** As it is and compressed. */
const serviceWorker = /\/sw\.js(?:\.br|\.gz)?$/
/** The service worker fetches what the product itself may: its own files and calls. */
const serviceWorkerPolicy = ({ apiOrigin }: Config): string =>
  `default-src 'none'; connect-src 'self'${apiOrigin ? ` ${apiOrigin}` : ''}; frame-ancestors 'none'`

/** Puts the built client on the server: hashed assets for a year, pages with their policy, 404 for assets unknown. */
export const serveWeb = async (app: FastifyInstance, folder: string, config: Config): Promise<void> => {
  const page = pagesOf(folder, config)
  const isUnderMaintenance = watchMaintenance(config)
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz', ...siteFiles.map((path) => path.slice(1))],
    setHeaders: (reply, path) => {
      // The worker that reads PDF fetches a decoder of our own where a scanned page needs one; nothing else.
      if (pdfWorker.test(path)) reply.header('content-security-policy', pdfWorkerPolicy)
      if (serviceWorker.test(path)) reply.header('content-security-policy', serviceWorkerPolicy(config))
      reply.header('cache-control', keepingOf(path))
    },
  })
  app.get('/*', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    const host = request.hostname
    if (config.previewHostSuffix && host.endsWith(config.previewHostSuffix))
      return reply.redirect(config.publicUrl + request.url, 301)
    const text = siteFiles.includes(path) ? await siteFile(folder, path, config) : null
    if (text !== null) return sendSiteFile(reply, path, text)
    if (path === '/api' || path.startsWith('/api/') || wantsFile(path, request.headers)) return reply.callNotFound()
    if (isUnderMaintenance()) return sendMaintenance(reply, folder, config)
    return sendPage(request, reply, path, await page(path))
  })
}
