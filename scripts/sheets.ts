/**
 * `node scripts/sheets.ts [address] [words of a name …]`: a contact sheet of each screen of a running demo, in three widths
 * and both themes, below test-results/sheets; says what is wider than its window, what axe finds, what is too small for a finger,
 * and what complains on the console.
 * `node scripts/sheets.ts [address] readme` takes the picture of the README instead.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { brandingScreens } from './sheets/branding-screens.ts'
import { openBrowser, openWindow, settle } from './sheets/browser.ts'
import { joinPictures } from './sheets/join.ts'
import { complaintsOf } from './sheets/complaints.ts'
import { screens } from './sheets/screens.ts'
import type { Shown } from './sheets/shown.ts'

const [address = 'http://localhost:3000', ...words] = process.argv.slice(2)
const root = join(import.meta.dirname, '..')
const folder = join(root, 'test-results/sheets')
const widths = [390, 820, 1440] as const
const themes = ['light', 'dark'] as const
const tallest = 2200

const picture = async (browser: Browser, shown: Shown, width: number, theme: (typeof themes)[number]) => {
  const height = width < 500 ? 844 : 900
  const context = await openWindow(browser, { address, who: shown.who, width, height, theme })
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

const browser = await openBrowser()
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
