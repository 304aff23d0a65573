import type { Plugin } from 'vite'
import { defaultBranding, productName } from '../../contract/branding.ts'
import { ground } from '../theme/tokens.ts'

/** What makes the product installable on a phone or a computer. */

interface Icon {
  readonly path: string
  readonly side: number
  /** `maskable`: the system cuts its own shape out of it. */
  readonly purpose: 'any' | 'maskable'
}

/** The pictures that `node scripts/icons.ts` draws of our mark. */
export const appIcons: readonly Icon[] = [192, 512].flatMap((side) => [
  { path: `/icons/icon-${side}.png`, side, purpose: 'any' as const },
  { path: `/icons/maskable-${side}.png`, side, purpose: 'maskable' as const },
])
/** What Apple's phones show: they look for it at this address without a link, and round the corners themselves. */
export const touchIcon = { path: '/apple-touch-icon.png', side: 180 } as const

const shortcut = (name: string, url: string) => ({
  name,
  url,
  icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
})

export const webManifest = {
  id: '/dashboard',
  name: productName,
  short_name: productName,
  description: 'Announcements, maintenance, bookings and contacts of your strata or condo building.',
  lang: 'en-CA',
  start_url: '/dashboard',
  scope: '/',
  display: 'standalone',
  theme_color: defaultBranding.primaryColor,
  background_color: ground.light,
  icons: appIcons.map(({ path, side, purpose }) => ({
    src: path,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose,
  })),
  shortcuts: [
    shortcut('New ticket', '/tickets/new'),
    shortcut('Notices', '/announcements'),
    shortcut('Bookings', '/bookings/my-bookings'),
  ],
} as const

/** Writes `/site.webmanifest`, to which the head of every page leads. */
export const manifestFile = (): Plugin => ({
  name: 'web-manifest',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'site.webmanifest', source: JSON.stringify(webManifest) })
  },
})
