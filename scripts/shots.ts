/**
 * `npm run shots [-- address] [-- words of a page …]`: takes the pictures of the product that the public pages show, of its
 * demo, in both themes, as on a desk and as in a hand, into web/public/shots. Without the address of a running
 * demo it starts one of its own, in an empty database. Dates in the pictures are of the day on which they are taken.
 */
import './leash.ts'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import { quickFolder } from '../server/testing/quick-folder.ts'
import { startServer } from './bench/servers.ts'
import { buildClient } from './client.ts'
import { openBrowser, openWindow, settle, type Theme } from './sheets/browser.ts'
import { screens } from './sheets/screens.ts'
import { shots } from './shots/shots.ts'

const folder = join(import.meta.dirname, '../web/public/shots')
/** The window, and how many pixels of the picture stand for a hundred of it. */
const forms = {
  desktop: { width: 1280, height: 800, percent: 125 },
  phone: { width: 390, height: 844, percent: 150 },
} as const
type Form = keyof typeof forms
const mostBytes = 45_000

const take = async (browser: Browser, address: string, name: string, form: Form, theme: Theme): Promise<Buffer> => {
  const shown = screens.find((one) => one.name === name)
  if (!shown) throw new Error(`No screen is called ${name}.`)
  const { width, height, percent } = forms[form]
  const context = await openWindow(browser, { address, who: shown.who, width, height, theme, density: 2 })
  const page = await context.newPage()
  await settle(page, shown, context)
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  const taken = await page.screenshot({ animations: 'disabled', caret: 'hide' })
  await context.close()
  return sharp(taken)
    .resize({ width: (width * percent) / 100 })
    .toBuffer()
}

/** As good as fits: what shows much is kept a little coarser. */
const encode = async (taken: Buffer, quality = 62): Promise<Buffer> => {
  const coded = await sharp(taken).avif({ quality, effort: 4, chromaSubsampling: '4:4:4' }).toBuffer()
  return coded.length <= mostBytes || quality <= 30 ? coded : encode(taken, quality - 8)
}

const takeAll = async (address: string, words: readonly string[]): Promise<void> => {
  await mkdir(folder, { recursive: true })
  const browser = await openBrowser()
  let total = 0
  for (const { page, ...names } of shots.filter((one) => words.every((word) => one.page.includes(word))))
    for (const form of ['desktop', 'phone'] as const)
      for (const theme of ['light', 'dark'] as const) {
        const coded = await encode(await take(browser, address, names[form], form, theme))
        await writeFile(join(folder, `${page}-${form}-${theme}.avif`), coded)
        total += coded.length
        console.log(`${page}-${form}-${theme}.avif ${(coded.length / 1000).toFixed(1)} kB`)
      }
  await browser.close()
  console.log(`Together ${(total / 1000).toFixed(0)} kB.`)
}

const ofOwnDemo = async (words: readonly string[]): Promise<void> => {
  if (!(await buildClient())) throw new Error('The web client could not be built.')
  const data = quickFolder('shots')
  const server = await startServer('server/main.ts', { DATA_DIR: data, DEMO: 'on', RATE_LIMIT: 'off' })
  try {
    await takeAll(`http://localhost:${server.port}`, words)
  } finally {
    await server.stop()
    await rm(data, { recursive: true, force: true })
  }
}

const words = process.argv.slice(2)
if (words[0]?.startsWith('http')) await takeAll(words[0], words.slice(1))
else await ofOwnDemo(words)
