import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { tagsOf } from './head.ts'
import { entries } from '../route-table/route-table.ts'
import { entryOf } from './pages.ts'
import { brandedNameOf } from './title.ts'
import { writtenWords } from './written-words.ts'

const origin = 'https://parapet.example'
const at = (pathname: string, more: Partial<Parameters<typeof tagsOf>[0]> = {}) =>
  tagsOf({
    pathname,
    origin,
    entry: entryOf(pathname),
    said: null,
    written: writtenWords(pathname),
    brandedName: null,
    ...more,
  })
const socialOf = (pathname: string) => Object.fromEntries(at(pathname).social)

test('the canonical address is the current path on the public address', () => {
  expect(at('/').canonical).toBe('https://parapet.example/')
  expect(at('/pricing').canonical).toBe('https://parapet.example/pricing')
  expect(at('/pricing/').canonical).toBe('https://parapet.example/pricing')
  expect(at('/announcements/n1').canonical).toBe('https://parapet.example/announcements/n1')
})

test('a page of the help is written with the title and the words of its topic', () => {
  expect(at('/help/bookings')).toMatchObject({ title: 'Help: Bookings | Parapet', hidden: false })
  expect(at('/help/bookings').description).toMatch(/^Book the party room/)
  expect(at('/help').title).toBe('Help | Parapet')
})

test('what a screen says wins over the route table, and that over the usual words', () => {
  const usual = at('/terms')
  expect(usual.title).toBe('Terms of service | Parapet')
  expect(at('/').description).not.toBe(usual.description)
  const said = { title: 'Water off', description: 'From 9 to 11', keywords: 'water' }
  expect(at('/', { said })).toMatchObject({ ...said, title: 'Water off | Parapet' })
})

test('shared links carry the page’s words and a picture of 1200 by 630', async () => {
  const { title, description } = at('/login')
  expect(socialOf('/login')).toMatchObject({
    'og:title': title,
    'og:description': description,
    'og:url': 'https://parapet.example/login',
    'og:image': 'https://parapet.example/social.png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
    'twitter:image': 'https://parapet.example/social.png',
  })
  const picture = await readFile(join(import.meta.dirname, '../public/social.png'))
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
})

/** What search engines may list. A page that comes to stand is added here on purpose. */
const listed = new Set([
  ...['/', '/login', '/register', '/forgot-password', '/contact', '/pricing', '/privacy', '/terms', '/logo-concepts'],
  ...['/features/parking', '/features/forum', '/features/maintenance', '/features/notices', '/features/residents'],
  ...['/features/amenity-booking', '/features/council-voting', '/features/documents', '/features/property-management'],
  ...['/help', '/help/:topic'],
])

test('every route of the table has a whole head, and only what is listed here is left to search engines', () => {
  const filled = (path: string) => path.replaceAll(/:\w+/g, '01990000-0000-7000-8000-000000000000')
  const unsound = entries.filter(({ path, title }) => {
    const tags = at(filled(path))
    const social = Object.fromEntries(tags.social)
    return !(
      tags.title === `${title} | Parapet` &&
      tags.description.length >= 50 &&
      tags.description.length <= 200 &&
      tags.keywords.includes(', ') &&
      tags.canonical === origin + filled(path) &&
      tags.hidden === !listed.has(path) &&
      (tags.structured === null) === tags.hidden &&
      new Set(tags.social.map(([name]) => name)).size === tags.social.length &&
      social['og:title'] === tags.title &&
      social['og:url'] === tags.canonical &&
      social['og:description'] === tags.description &&
      social['twitter:image'] === social['og:image']
    )
  })
  expect(unsound.map(({ path }) => path)).toEqual([])
  expect(entries.length).toBeGreaterThan(60)
})

test.each([
  ['/', false],
  ['/login', false],
  ['/pricing', false],
  ['/features/parking', false],
  ['/reset-password', true],
  ['/claim-invitation/t', true],
  ['/dashboard', true],
  ['/inbox', true],
  ['/nowhere', true],
])('search engines leave %s out: %s', (pathname, hidden) => {
  expect(at(pathname).hidden).toBe(hidden)
  expect(at(pathname).structured === null).toBe(hidden)
})

const ofMarketing = entries.filter(({ screen }) => screen?.startsWith('features/marketing/'))

test.each(ofMarketing)('$path has words and a picture of its own for shared links', async ({ path }) => {
  const { 'og:image': address = '', 'og:description': description } = socialOf(path)
  const picture = await readFile(join(import.meta.dirname, '../public', new URL(address).pathname))
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect(picture.length).toBeLessThan(40_000)
  const alike = ofMarketing.filter(({ path: other }) => {
    const { 'og:image': image, 'og:description': words } = socialOf(other)
    return image === address || words === description
  })
  expect(alike.map(({ path: other }) => other)).toEqual([path])
})

test('a screen may keep itself out of search engines', () => {
  expect(at('/', { said: { title: 'x', noindex: true } }).hidden).toBe(true)
})

test('the product is described for search engines, with its price, and cannot end the element around it', () => {
  const { structured } = at('/')
  expect(JSON.parse(structured ?? '')).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: 'Parapet',
    url: 'https://parapet.example/',
    offers: { price: '1.50', priceCurrency: 'CAD' },
  })
  expect(at('/', { origin: 'https://x.example/</script>' }).structured).not.toContain('</')
})

test.each([
  ['/dashboard', 'Harbour View', 'Dashboard | Harbour View | Parapet'],
  ['/dashboard', null, 'Dashboard | Parapet'],
  ['/nowhere', 'Harbour View', 'Harbour View | Parapet'],
  ['/nowhere', null, 'Strata Management Platform'],
])('%s in the branded building %j is titled %s', (pathname, brandedName, title) => {
  expect(at(pathname, { brandedName }).title).toBe(title)
})

test('a building with a branding of its own gives the title where a screen sets none', () => {
  const branding = { primaryColor: null, secondaryColor: null, favicon: null, logo: null }
  expect(brandedNameOf({ name: 'Harbour View', branding })).toBeNull()
  expect(brandedNameOf({ name: 'Harbour View', branding: { ...branding, primaryColor: '#0f766e' } })).toBe(
    'Harbour View',
  )
  expect(at('/nowhere', { brandedName: 'Harbour View' }).title).toBe('Harbour View | Parapet')
  expect(at('/nowhere').title).toBe('Strata Management Platform')
})
