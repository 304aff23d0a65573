/**
 * The screens that no walk in journeys.spec.ts visits: public pages, records that do not exist, and placeholder pages of
 * features to come. The walks check all others.
 */
import type { Page } from '@playwright/test'
import { entries, type Entry } from '../web/route-table/route-table.ts'
import { expectAccessible, expectFit, expectSoundAtEveryWidth, hearErrors, settled } from './inspect.ts'
import { enter, type Person } from './people.ts'
import { expect, test } from './test.ts'

test.describe.configure({ mode: 'parallel' })

const personFor = ({ guard, offered, circle = offered }: Entry): Person | null => {
  if (guard === 'public' || guard === 'guest') return null
  if (circle === 'superadmin') return 'sam'
  return circle === undefined ? 'olivia' : circle === 'council' ? 'carla' : 'mandeep'
}

/** Ids of records that exist for everybody who walks: nobody finds these, and the screen must say so. */
const nowhere = ({ path }: Entry): string => path.replaceAll(/:\w+/g, '01990000-0000-7000-8000-000000000000')

/** Addresses with parameters that anybody can open, without a link sent to them. */
const found: Record<string, readonly string[]> = {
  '/help/:topic': ['/help/bookings', '/help/council-voting', '/help/keyboard'],
}
const addressesOf = (entry: Entry): readonly string[] => [nowhere(entry), ...(found[entry.path] ?? [])]

/** All of these show the same card, so one width and one theme are enough. */
const expectPlain = async (page: Page): Promise<void> => {
  await expectFit(page)
  await expectAccessible(page)
}

const isWalked = (entry: Entry): boolean =>
  personFor(entry) !== null && entry.screen !== undefined && !entry.path.includes(':')

for (const [person, screens] of Map.groupBy(
  entries.filter((entry) => !isWalked(entry)),
  personFor,
))
  test(`${person ?? 'a stranger'} finds every screen sound`, async ({ page }) => {
    test.setTimeout(1_200_000)
    const heard = hearErrors(page)
    if (person) await enter(page, person)
    for (const address of screens.flatMap(addressesOf))
      await test.step(address, async () => {
        await page.goto(address)
        await settled(page)
        await (person ? expectPlain : expectSoundAtEveryWidth)(page)
      })
    expect(heard).toEqual([])
  })
