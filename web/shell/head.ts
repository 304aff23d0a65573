import { productName } from '../../contract/branding.ts'
import { socialPictureHeight, socialPictureWidth } from '../../contract/limits.ts'
import type { Entry } from '../route-table/route-table.ts'
import type { Head } from '../ui/page-head.tsx'
import { isListed } from './listed.ts'
import { titleOf } from './title.ts'

/** What stands in a page's head, as data (specification, section 2, the shared page head). */
export interface PageTags {
  title: string
  description: string
  keywords: string
  /** Kept out of search engines. */
  hidden: boolean
  canonical: string
  /** For shared links: names with `og:` are properties, the others names. */
  social: readonly (readonly [name: string, content: string])[]
  /** The product for search engines, as JSON-LD; null on hidden pages. */
  structured: string | null
}

const usualDescription =
  'Parapet runs Canadian strata and condo buildings: notices with read receipts, parking, maintenance, bookings, documents and council votes in one place.'
const usualKeywords =
  'strata management, condo management, strata software, condo board, British Columbia, Alberta, Canada'

/** Hidden is what is not listed, and what says so. */
const isHidden = (entry: Entry | null, said: Head | null): boolean =>
  said?.noindex === true || entry === null || !isListed(entry)

/** The picture of shared links: pages that say what the product is have one of their own. */
const pictureOf = (entry: Entry | null): string =>
  entry?.screen?.startsWith('features/marketing/') && entry.path !== '/'
    ? `/social${entry.path.replace('/features', '')}.png`
    : '/social.png'

export interface Words {
  /** Where it says more than the route table. */
  readonly title?: string | undefined
  readonly description: string | undefined
  readonly keywords: string | undefined
}

interface Page {
  pathname: string
  /** The public address, without a slash at its end. */
  origin: string
  entry: Entry | null
  said: Head | null
  /** What the page's HTML is written with. */
  written: Words | undefined
  /** The current building's name where it has its own branding. */
  brandedName: string | null
}

export const tagsOf = ({ pathname, origin, entry, said, written, brandedName }: Page): PageTags => {
  const title = titleOf(said?.title ?? (written?.description && written.title) ?? entry?.title ?? null, brandedName)
  const description = said?.description ?? written?.description ?? entry?.description ?? usualDescription
  const canonical = origin + (pathname.length > 1 ? pathname.replace(/\/+$/, '') : '/')
  const hidden = isHidden(entry, said)
  return {
    title,
    description,
    keywords: said?.keywords ?? written?.keywords ?? entry?.keywords ?? usualKeywords,
    hidden,
    canonical,
    social: socialTags({ title, description, canonical, picture: origin + pictureOf(entry) }),
    structured: hidden ? null : structuredProduct(origin),
  }
}

interface Shared {
  title: string
  description: string
  canonical: string
  picture: string
}

const socialTags = ({ title, description, canonical, picture }: Shared) =>
  [
    ['og:type', 'website'],
    ['og:site_name', productName],
    ['og:locale', 'en_CA'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', canonical],
    ['og:image', picture],
    ['og:image:width', String(socialPictureWidth)],
    ['og:image:height', String(socialPictureHeight)],
    ['og:image:alt', `${productName}: strata and condo building management for Canada`],
    ['twitter:card', 'summary_large_image'],
    ['twitter:title', title],
    ['twitter:description', description],
    ['twitter:image', picture],
  ] as const

/** Written so that nothing in it can end the element around it. */
const structuredProduct = (origin: string): string =>
  JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: productName,
    description: usualDescription,
    url: `${origin}/`,
    image: `${origin}/social.png`,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    inLanguage: 'en-CA',
    areaServed: { '@type': 'Country', name: 'Canada' },
    offers: {
      '@type': 'Offer',
      price: '1.50',
      priceCurrency: 'CAD',
      description: 'per unit per month for the full platform, with a minimum of 48 dollars a month',
    },
  }).replaceAll('<', '\\u003c')
