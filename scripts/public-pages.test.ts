/** The public pages as the build wrote them, which is what search engines and `curl` get, without a browser. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Parser } from 'htmlparser2'
import { beforeAll, describe, expect, test } from 'vitest'
import { publicOriginMark } from '../contract/public-origin.ts'
import { helpHeads } from '../web/features/help/help.ts'
import { publicWords } from '../web/features/marketing/marketing.ts'
import { prerendered } from '../web/route-table/prerendered.ts'
import { buildClient } from './client.ts'

const built = join(import.meta.dirname, '../build/client')

beforeAll(async () => {
  if (!(await buildClient())) throw new Error('The web client could not be built.')
}, 180_000)

interface Written {
  title: string
  meta: Readonly<Record<string, string | undefined>>
  canonical: string | undefined
  styles: readonly string[]
  pictures: readonly Readonly<Record<string, string>>[]
  text: string
  data: readonly { '@type': string; [name: string]: unknown }[]
}

/** What stands in a page's HTML; text that only a browser without scripts shows is not counted. */
const read = (path: string): Written => {
  const html = readFileSync(join(built, path, 'index.html'), 'utf8')
  const written = { title: '', canonical: undefined as string | undefined, text: '' }
  const meta: Record<string, string> = {}
  const styles: string[] = []
  const pictures: Readonly<Record<string, string>>[] = []
  const blocks: string[] = []
  const open: string[] = []
  let isData = false
  const parser = new Parser({
    onopentag(name, attributes) {
      open.push(name)
      if (name === 'meta') meta[attributes['name'] ?? attributes['property'] ?? ''] = attributes['content'] ?? ''
      if (name === 'img') pictures.push(attributes)
      if (name === 'link' && attributes['rel'] === 'canonical') written.canonical = attributes['href']
      if (name === 'link' && attributes['rel'] === 'stylesheet') styles.push(attributes['href'] ?? '')
      isData = name === 'script' && attributes['type'] === 'application/ld+json'
      if (isData) blocks.push('')
    },
    ontext(text) {
      const within = open.at(-1)
      if (within === 'title' && !open.includes('svg')) written.title += text
      else if (isData) blocks[blocks.length - 1] += text
      else if (open.includes('main') && within !== 'script' && within !== 'style') written.text += `${text} `
    },
    onclosetag() {
      open.pop()
      isData = false
    },
  })
  parser.end(html)
  return { ...written, meta, styles, pictures, data: blocks.map((one) => JSON.parse(one) as Written['data'][number]) }
}

const kinds = ({ data }: Written) => data.map((one) => one['@type']).toSorted()
/** A form with its questions, and pictures: fewer words than elsewhere. */
const short = new Set(['/contact', '/logo-concepts'])
const features = prerendered.filter((path) => path.startsWith('/features/'))

test('fifteen pages are written as HTML, and those of the help', () => {
  expect(prerendered.filter((path) => !path.startsWith('/help'))).toHaveLength(15)
  expect(prerendered.length).toBeGreaterThan(40)
  expect(features).toHaveLength(9)
})

describe.each(prerendered)('%s', (path) => {
  const page = () => read(path)

  test('says what it is, in words of its own', () => {
    const { title, meta, canonical } = page()
    expect(title).toMatch(/^.{4,50} \| Parapet$/)
    const { description, keywords } = { ...helpHeads(), ...publicWords }[path]!
    expect(meta).toMatchObject({ description, keywords })
    expect(meta['description']?.length).toBeGreaterThanOrEqual(50)
    expect(meta['robots']).toBeUndefined()
    expect(canonical).toBe(publicOriginMark + path)
    expect(meta).toMatchObject({
      'og:title': title,
      'og:url': canonical,
      'og:description': meta['description'],
      'twitter:card': 'summary_large_image',
    })
    expect(existsSync(join(built, new URL(meta['og:image'] ?? '').pathname))).toBe(true)
  })

  test('holds its text, its own styles, and nothing that waits', () => {
    const { text, styles } = page()
    expect(text.split(/\s+/).length).toBeGreaterThan(short.has(path) ? 75 : 150)
    expect(text).not.toContain('Loading...')
    expect(styles.length).toBeGreaterThan(path === '/contact' ? 0 : 1)
    for (const style of styles) expect([style, existsSync(join(built, style))]).toEqual([style, true])
  })

  test('describes the product with its price to search engines', () => {
    const product = page().data.find((one) => one['@type'] === 'SoftwareApplication')
    expect(product).toMatchObject({
      name: 'Parapet',
      url: `${publicOriginMark}/`,
      offers: { price: '1.50', priceCurrency: 'CAD' },
    })
  })
})

test('the landing page makes the statements of the specification', () => {
  const text = read('/').text.replaceAll(/\s+/g, ' ')
  for (const statement of [
    '1.50 CAD per unit per month',
    'The full platform for a minimum of 48 dollars a month',
    'specialised packages from 0.40 per unit',
    'No setup fees or long-term contracts',
    'Canadian data hosting',
    'PIPEDA, BC Strata Act and Alberta Condo Act compliance',
  ])
    expect(text).toContain(statement)
})

test.each([...features, '/pricing'])('%s says where it lies, and its questions in the words of the page', (path) => {
  const page = read(path)
  expect(kinds(page)).toEqual(['BreadcrumbList', 'FAQPage', 'SoftwareApplication'])
  const crumbs = page.data.find((one) => one['@type'] === 'BreadcrumbList')?.['itemListElement'] as { item: string }[]
  expect(crumbs.map(({ item }) => item)).toEqual([`${publicOriginMark}/`, publicOriginMark + path])
  const questions = page.data.find((one) => one['@type'] === 'FAQPage')?.['mainEntity'] as {
    name: string
    acceptedAnswer: { text: string }
  }[]
  expect(questions.length).toBeGreaterThanOrEqual(3)
  for (const { name, acceptedAnswer } of questions) {
    expect(page.text).toContain(name)
    expect(page.text).toContain(acceptedAnswer.text)
  }
})

test('other pages describe the product alone', () => {
  const others = prerendered.filter((path) => path !== '/pricing' && !features.includes(path))
  for (const path of others) expect([path, kinds(read(path))]).toEqual([path, ['SoftwareApplication']])
})

test.each(['/', ...features])('%s shows four pictures of the product, small, sized and described', (path) => {
  const { pictures } = read(path)
  const sizes = pictures.map(({ width, height }) => `${width} by ${height}`)
  expect(sizes).toEqual(['1280 by 800', '1280 by 800', '390 by 844', '390 by 844'])
  for (const { src = '', alt = '', loading } of pictures) {
    expect(readFileSync(join(built, src)).length).toBeLessThanOrEqual(45_000)
    expect(alt.length).toBeGreaterThan(30)
    expect(loading).toBe('lazy')
  }
})
