import type { Locator, Page } from '@playwright/test'
import { violationsOn } from './axe.ts'
import { expect } from './test.ts'
import { callsUnderWay } from './traffic.ts'

/** Hears what a page complains of; a refused call is part of some screens and no complaint. */
export const hearErrors = (page: Page): string[] => {
  const heard: string[] = []
  page.on('pageerror', (error) => heard.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) heard.push(message.text())
  })
  return heard
}

/** Counts the visible placeholders and busy regions. */
const toCome = (page: Page): Promise<number> =>
  page.getByRole('main').evaluate((main) => {
    const waits = (one: Element): boolean =>
      one.textContent === 'Loading...' || one.getAttribute('aria-busy') === 'true'
    return [...main.querySelectorAll('*')].filter((one) => waits(one) && one.checkVisibility()).length
  })

/** Whether React has taken the page over: before, a press is not heard. */
const isHydrated = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const heading = document.querySelector('h1')
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber$'))
  })

/** Waits until a page can be used and looked at: it has its heading, its scripts run, and nothing is still loading. */
export const settled = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  // React sends the first calls shortly after it has taken the page over; until then the placeholders are there.
  const isSettled = async () => (await isHydrated(page)) && callsUnderWay(page) === 0 && (await toCome(page)) === 0
  await expect.poll(isSettled, { message: 'settled' }).toBe(true)
}

/** Nothing is still to come, one main heading, and no wider than the window. */
export const expectFit = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect.poll(() => toCome(page), { message: 'still loading' }).toBe(0)
  // A font that comes late is wider at first.
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect.poll(overflow, { message: 'wider than the window' }).toBeLessThanOrEqual(0)
}

/** A page that is not shown draws nothing; a slow machine draws two frames within this. */
const drawnMostMs = 5000
/** Waits two frames, so that a slow machine does not measure a mix of two themes. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    (mostMs) =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done()))
        setTimeout(done, mostMs)
      }),
    drawnMostMs,
  )

const expectNothing = async (page: Page, theme: string, rules?: readonly string[]): Promise<void> => {
  await drawn(page)
  const violations = await violationsOn(page, rules)
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
    `in the ${theme} theme`,
  ).toEqual([])
}

const themeOfDevice = (page: Page): Promise<string> =>
  page.evaluate(() => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'))

/** A page outside the application has the device's, by its style sheet alone. */
const themeOf = (page: Page) => async (): Promise<string> =>
  (await page.locator('html').getAttribute('data-mantine-color-scheme')) ?? themeOfDevice(page)

/** Has the device ask for a theme, and waits until the page shows it. */
export const turnTo = async (page: Page, theme: 'light' | 'dark'): Promise<void> => {
  await page.emulateMedia({ colorScheme: theme })
  await expect.poll(themeOf(page)).toBe(theme)
}

const followsDevice = (page: Page): Promise<boolean> =>
  page.evaluate(() => (localStorage.getItem('mantine-color-scheme-value') ?? 'auto') === 'auto')

/** Nothing for axe to find, in the theme that shows. */
export const expectAccessible = async (page: Page): Promise<void> => {
  const theme = themeOf(page)
  // The device may have been given another theme just before.
  if (await followsDevice(page)) await expect.poll(theme).toBe(await themeOfDevice(page))
  await expectNothing(page, await theme())
}

/** Where the theme follows the device, every text can be read in the other one as well. */
const expectReadable = async (page: Page): Promise<void> => {
  if (!(await followsDevice(page))) return
  const [back, other] = (await themeOf(page)()) === 'dark' ? (['dark', 'light'] as const) : (['light', 'dark'] as const)
  await turnTo(page, other)
  await expectNothing(page, other, ['color-contrast'])
  await turnTo(page, back)
}

/** What every screen must be at any width, in both themes. */
export const expectSound = async (page: Page): Promise<void> => {
  await expectFit(page)
  await expectAccessible(page)
  await expectReadable(page)
}

const phone = { width: 390, height: 844 }
/** A tablet and a desktop. */
const wider = [
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
]

/** Expects a screen to be sound on a phone, a tablet and a desktop. Both themes are checked on the phone only: colours do not depend on the width. */
export const expectSoundAtEveryWidth = async (page: Page): Promise<void> => {
  await page.setViewportSize(phone)
  await expectSound(page)
  for (const size of wider) {
    await page.setViewportSize(size)
    await expectFit(page)
  }
  // A wide window has a different menu.
  await expectAccessible(page)
  await page.setViewportSize(phone)
}

/** A finger's width and height in pixels, which each control on a phone has by itself. */
const fingerLeast = 44

/** Something that a finger hits on a phone, also where it is a small sign within a field. */
export const expectFinger = async (control: Locator): Promise<void> => {
  const least = async () => {
    const box = await control.boundingBox()
    return Math.min(box?.width ?? 0, box?.height ?? 0)
  }
  await expect.poll(least, { message: String(control) }).toBeGreaterThanOrEqual(fingerLeast - 0.5)
}
