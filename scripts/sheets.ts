/**
 * `node scripts/sheets.ts [address] [words of a name …]`: a contact sheet of each screen of a running demo, in three widths
 * and both themes, below test-results/sheets; says what is wider than its window, what axe finds, what is too small for a finger,
 * and what complains on the console.
 * `node scripts/sheets.ts [address] readme` takes the picture of the README instead.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { demoPassword } from '../server/demo/people.ts'
import { brandingScreens } from './sheets/branding-screens.ts'
import { joinPictures } from './sheets/join.ts'
import { complaintsOf } from './sheets/complaints.ts'
import { screens } from './sheets/screens.ts'
import type { Shown } from './sheets/shown.ts'
import { browserToTestWith } from './test/chromium.ts'

const [address = 'http://localhost:3000', ...words] = process.argv.slice(2)
const root = join(import.meta.dirname, '..')
const folder = join(root, 'test-results/sheets')
const widths = [390, 820, 1440] as const
const themes = ['light', 'dark'] as const
const tallest = 2200

const open = async (browser: Browser, who: Shown['who'], width: number, theme: (typeof themes)[number]) => {
  const context = await browser.newContext({
    baseURL: address,
    colorScheme: theme,
    viewport: { width, height: width < 500 ? 844 : 900 },
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
const settle = async (page: Page, { path, before }: Shown, context: BrowserContext) => {
  await page.goto(typeof path === 'string' ? path : await path(context.request), { waitUntil: 'networkidle' })
  await page.locator('main').waitFor()
  await before?.(page)
  await page.waitForTimeout(400)
}

const picture = async (browser: Browser, shown: Shown, width: number, theme: (typeof themes)[number]) => {
  const context = await open(browser, shown.who, width, theme)
  const page = await context.newPage()
  const says = (complaint: string) => console.log(`${shown.name} ${width} ${theme}: ${complaint}`)
  page.on('pageerror', ({ message }) => says(message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) says(message.text())
  })
  await settle(page, shown, context)
  for (const complaint of await complaintsOf(page, width === widths[0])) says(complaint)
  const tall = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.min(Math.max(tall, page.viewportSize()!.height), tallest) })
  const taken = await page.screenshot({ animations: 'disabled' })
  await context.close()
  return taken
}

const executablePath = browserToTestWith()
if (!executablePath) throw new Error('There is no browser to take pictures with.')
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
})
await mkdir(folder, { recursive: true })
if (words[0] === 'readme') {
  const coverage = screens.find(({ name }) => name === 'notice-manager')!
  await joinPictures([[await picture(browser, coverage, 1440, 'light')]], join(root, 'docs/screenshot.png'), 1100)
} else
  for (const shown of [...screens, ...brandingScreens].filter(({ name }) =>
    words.every((word) => name.includes(word)),
  )) {
    const rows: Buffer[][] = []
    for (const theme of themes) {
      const row: Buffer[] = []
      for (const width of widths) row.push(await picture(browser, shown, width, theme))
      rows.push(row)
    }
    await joinPictures(rows, join(folder, `${shown.name}.png`), 820)
    console.log(`test-results/sheets/${shown.name}.png`)
  }
await browser.close()
