/** Every screen of the route table, for the person it is for: it stands or says honestly what will be there. */
import type { Page } from '@playwright/test'
import { entries, type Entry } from '../web/route-table/route-table.ts'
import { expectAccessible, expectFit, expectSound, hearErrors, settled } from './inspect.ts'
import { enter, type Person } from './people.ts'
import { expect, test } from './test.ts'

test.describe.configure({ mode: 'parallel' })

const personFor = ({ guard, offered, circle = offered }: Entry): Person | null => {
  if (guard === 'public' || guard === 'guest') return null
  if (circle === 'superadmin') return 'sam'
  return circle === undefined ? 'olivia' : circle === 'council' ? 'carla' : 'mandeep'
}

/** Ids of records that exist for everybody who walks: nobody finds these, and the screen must say so. */
const addressOf = ({ path }: Entry): string => path.replaceAll(/:\w+/g, '01990000-0000-7000-8000-000000000000')

/** The honest pages are one screen with other words: a look at one theme of them will do. */
const expectWhole = ({ screen }: Entry) => (screen === undefined ? expectPlain : expectSound)
const expectPlain = async (page: Page): Promise<void> => {
  await expectFit(page)
  await expectAccessible(page)
}

for (const [person, screens] of Map.groupBy(entries, personFor))
  test(`${person ?? 'a stranger'} finds every screen sound`, async ({ page }) => {
    test.setTimeout(1_200_000)
    const heard = hearErrors(page)
    if (person) await enter(page, person)
    for (const entry of screens)
      await test.step(entry.path, async () => {
        await page.goto(addressOf(entry))
        await settled(page)
        await expectWhole(entry)(page)
      })
    expect(heard).toEqual([])
  })
