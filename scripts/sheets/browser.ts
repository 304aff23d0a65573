import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { demoPassword } from '../../server/demo/people.ts'
import { browserToTestWith } from '../test/chromium.ts'
import type { Shown } from './shown.ts'

export type Theme = 'light' | 'dark'

/** A browser that draws the same colours everywhere; throws where there is none. */
export const openBrowser = (): Promise<Browser> => {
  const executablePath = browserToTestWith()
  if (!executablePath) throw new Error('There is no browser to take pictures with.')
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'] })
}

interface Window {
  address: string
  who: Shown['who']
  width: number
  height: number
  theme: Theme
  /** Pixels of the picture for one of the page. */
  density?: number
}

/** A window of the running demo in which one of its people is signed in, or nobody. */
export const openWindow = async (
  browser: Browser,
  { address, who, width, height, theme, density = 1 }: Window,
): Promise<BrowserContext> => {
  const context = await browser.newContext({
    baseURL: address,
    colorScheme: theme,
    viewport: { width, height },
    deviceScaleFactor: density,
    locale: 'en-CA',
    timezoneId: 'America/Vancouver',
    reducedMotion: 'reduce',
  })
  if (who) {
    const answer = await context.request.post('/api/auth/login', {
      data: { email: `${who}@parapet.example`, password: demoPassword },
      headers: { origin: address },
    })
    if (!answer.ok()) throw new Error(`${who} could not sign in: ${await answer.text()}`)
  }
  return context
}

/** The page at rest: what was typed or clicked for the picture is done, nothing is loading. */
export const settle = async (page: Page, { path, before }: Shown, context: BrowserContext): Promise<void> => {
  await page.goto(typeof path === 'string' ? path : await path(context.request), { waitUntil: 'networkidle' })
  await page.locator('main').waitFor()
  await before?.(page)
  await page.waitForTimeout(400)
}
