import type { Locator, Page } from '@playwright/test'
import { entries, type Entry } from '../web/route-table/route-table.ts'
import { expectFit, expectSoundAtEveryWidth, hearErrors, settled } from './inspect.ts'
import { signIn, type Person } from './people.ts'
import { expect } from './test.ts'

const opens = ({ path }: Entry, pathname: string): boolean =>
  new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(pathname)

/** The entry of the route table that an address opens; a written-out path goes before one with parameters. */
const entryAt = (pathname: string): Entry | undefined =>
  entries.find(({ path }) => path === pathname) ?? entries.find((entry) => opens(entry, pathname))

/** Somebody walks the product by its links alone, and every stop must be sound. */
export interface Walk {
  /** The paths of the route table where the walk has been. */
  readonly been: ReadonlySet<string>
  /** Opens the menu of a narrow window. */
  openMenu(): Promise<Locator>
  /** Follows a link or button and looks around where it leads. */
  follow(link: Locator, to: RegExp | string, heading: RegExp | string): Promise<void>
  /** Follows each link of the menu, by the words that must stand there. */
  followMenu(stops: readonly (readonly [text: string, to: string, heading: RegExp | string])[]): Promise<void>
  logOut(): Promise<void>
}

/** A way that leads to screens by links, from the menu on, whatever screen is open. */
export type Way = (page: Page, walk: Walk) => Promise<void>

/** The ways to a feature's screens, for those who have them: everyone in a building, or some of them. */
export type Ways = Partial<
  Readonly<Record<'everyone' | 'residents' | 'owners' | 'managers' | 'council' | 'finance', Way>>
>

const lookAround = async (page: Page, to: RegExp | string, heading: RegExp | string): Promise<void> => {
  await expect(page).toHaveURL(to)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('.Toastify__toast--error')).toHaveCount(0)
  await expectFit(page)
}

/** Hears every call that the server refuses; what crosses a sign-out on its way is refused rightly. */
const hearRefusals = (page: Page): string[] => {
  const heard: string[] = []
  let leaving = false
  page.on('request', (request) => {
    if (request.url().includes('/api/auth/logout')) leaving = true
  })
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (response.status() >= 400 && !(leaving && response.status() === 401))
      heard.push(`${response.status()} ${response.request().method()} ${pathname}`)
  })
  return heard
}

const menuButton = (page: Page): Locator => page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true })

/** Opens the menu of a page that was written at build time, which hears no press before its scripts have taken it over. */
export const openWrittenMenu = async (page: Page): Promise<Locator> => {
  await settled(page)
  await menuButton(page).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  return dialog
}

/** Which screens a walk checks in full; on the others it only checks that it arrived. */
export type Looks = (entry: Entry) => boolean

const walk = (page: Page, looks: Looks): Walk => {
  const been = new Set<string>()
  const stop = async (to: RegExp | string, heading: RegExp | string) => {
    await lookAround(page, to, heading)
    const entry = entryAt(new URL(page.url()).pathname)
    if (!entry || been.has(entry.path)) return
    been.add(entry.path)
    if (entry.screen && looks(entry)) await expectSoundAtEveryWidth(page)
  }
  const openMenu = async () => {
    await menuButton(page).click()
    const menu = page.getByRole('dialog').getByRole('navigation', { name: 'Menu' })
    await expect(menu).toBeVisible()
    return menu
  }
  return {
    been,
    openMenu,
    follow: async (link, to, heading) => {
      await link.click()
      await stop(to, heading)
    },
    followMenu: async (stops) => {
      const texts = (await openMenu()).getByRole('link')
      await expect(texts).toHaveText(stops.map(([text]) => text))
      await page.getByRole('button', { name: 'Close menu' }).click()
      for (const [text, to, heading] of stops) {
        const menu = await openMenu()
        await menu.getByRole('link', { name: text, exact: true }).click()
        await stop(to, heading)
      }
    },
    logOut: async () => {
      const menu = await openMenu()
      await menu.getByRole('button', { name: 'Logout' }).click()
      await expect(page.getByText('Logged out successfully')).toBeVisible()
      await stop('/', /./)
      await expect(menu).toHaveCount(0)
    },
  }
}

export interface Begin {
  readonly person: Person
  readonly lands: string
  readonly heading: RegExp | string
  readonly looks: Looks
}

/** Signs in, sees the person land, and lets them walk; answers what was heard on the way, which must be nothing. */
export const walkAs = async (page: Page, { person, lands, heading, looks }: Begin) => {
  await signIn(page, person)
  const heard = hearErrors(page)
  const refused = hearRefusals(page)
  const steps = walk(page, looks)
  await expect(page.getByText('Login successful!')).toBeVisible()
  // Its five seconds stand still while another window is in front; a slow machine would open no menu in them.
  await expect(page.locator('.Toastify__progress-bar')).toHaveCSS('animation-play-state', 'running')
  await page.evaluate(() => window.dispatchEvent(new Event('blur')))
  // The message leaves the way free.
  await steps.openMenu()
  await page.getByRole('button', { name: 'Close menu' }).click()
  await page.getByText('Login successful!').click()
  await expect(page.locator('.Toastify__toast')).toHaveCount(0)
  await expect(page).toHaveURL(lands)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  return { steps, complaints: () => [...heard, ...refused] }
}
