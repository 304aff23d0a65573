import type { Plugin } from 'vite'
import { publicOriginMark, siteFilePaths } from '../../contract/public-origin.ts'
import { helpPages } from '../route-table/help-topics.ts'
import { prerendered } from '../route-table/prerendered.ts'
import { entries, type Entry } from '../route-table/route-table.ts'
import { isListed } from '../shell/listed.ts'

/**
 * The pages that search engines may list and whose HTML is written: that of the others says `noindex` until their scripts
 * have run, and a map may not name what says so.
 */
export const sitemapOf = (all: readonly Entry[]): string => {
  const paths = all.filter((entry) => isListed(entry) && prerendered.includes(entry.path)).map(({ path }) => path)
  const written = [...paths.filter((path) => !path.startsWith('/help')), ...helpPages]
  const pages = written.map((path) => `  <url><loc>${publicOriginMark}${path}</loc></url>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${pages.join('')}</urlset>\n`
}

/** Screens behind a guard say `noindex` themselves, which only who may fetch them reads; calls are nobody's to crawl. */
const robots = `User-agent: *\nDisallow: /api/\n\nSitemap: ${publicOriginMark}${siteFilePaths.sitemap}\n`

/** Writes what search engines ask for first; the server puts the public address in. */
export const siteFiles = (): Plugin => ({
  name: 'site-files',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: siteFilePaths.sitemap.slice(1), source: sitemapOf(entries) })
    this.emitFile({ type: 'asset', fileName: siteFilePaths.robots.slice(1), source: robots })
  },
})
