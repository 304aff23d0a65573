/** Stalls: drawn and given by a manager, moved by two at once, lent between neighbours, waited for, on phone and desk. */
import type { Page } from '@playwright/test'
import { buildingOf } from './calls.ts'
import { expectSound, hearErrors } from './inspect.ts'
import { as, elsewhere, enter } from './people.ts'
import { expect, test } from './test.ts'

const say = (page: Page, words: string | RegExp) => expect(page.getByText(words).first()).toBeVisible()

/** A day so many days from today, as the building counts. */
const dayIn = (days: number): string => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Vancouver' }).format(new Date())
  return new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)
}
const number = () => String(Date.now() % 10_000_000)

const post = async (page: Page, path: string, data: object) => {
  const headers = { 'x-building-id': await buildingOf(page) }
  const answer = await page.request.post(path, { headers, data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return ((await answer.json()) as { data: { _id: string; version: number } }).data
}
const unitOf = async (page: Page, unitNumber: string): Promise<string> => {
  const headers = { 'x-building-id': await buildingOf(page) }
  const answer = await page.request.get('/api/units?limit=100', { headers })
  const { data } = (await answer.json()) as { data: { _id: string; unitNumber: string }[] }
  return data.find((unit) => unit.unitNumber === unitNumber)!._id
}

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('Mandeep draws a stall, gives it for a term that the law allows, and renews it', async ({ page }) => {
    const heard = hearErrors(page)
    const [level, stall] = [`D${number()}`, '7']
    await as(page, 'mandeep', '/parking')
    await expect(page.getByRole('tab')).toHaveText(['All visitors', 'Violations', 'Statistics'])
    await page.getByRole('link', { name: 'Manage stalls' }).click()
    await expect(page.getByRole('list', { name: 'Map of level P1' })).toBeVisible()
    await page.getByRole('button', { name: 'Add a stall' }).click()
    await page.getByRole('dialog').getByLabel('Level').fill(level)
    await page.getByRole('dialog').getByLabel('Number').fill(stall)
    await page.getByRole('dialog').getByRole('button', { name: 'Add stall' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await page.getByRole('button', { name: `${level}: 1 stall, 1 free` }).click()
    await page.getByRole('button', { name: 'Edit map' }).click()
    const shape = page.getByRole('button', { name: new RegExp(`^${level} stall ${stall}`) })
    await shape.focus()
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'Shift+ArrowRight']) await page.keyboard.press(key)
    await expect(shape).toHaveAccessibleName(/at 2, 1, 4 by 6$/)
    await page.getByRole('button', { name: 'Undo last move' }).click()
    await expect(shape).toHaveAccessibleName(/at 2, 1, 3 by 6$/)
    const box = (await shape.boundingBox())!
    await page.mouse.move(box.x + 10, box.y + 10)
    await page.mouse.down()
    await page.mouse.move(box.x + 10 + 16 * 5, box.y + 10, { steps: 4 })
    await page.mouse.up()
    await expect(shape).toHaveAccessibleName(/at 7, 1, 3 by 6$/)
    await page.getByLabel('From the top').fill('4')
    await page.getByRole('button', { name: 'Move stall' }).click()
    await expect(shape).toHaveAccessibleName(/at 7, 4, 3 by 6$/)
    await page.getByRole('button', { name: 'Done editing' }).click()
    // A click on a stall while the last moves are being saved is still one of drawing.
    await expect(page.getByRole('button', { name: 'Edit map' })).toBeVisible()

    await page.getByRole('button', { name: `${level} stall ${stall}, free` }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Assign to a unit' }).click()
    await dialog.getByRole('combobox', { name: 'Unit' }).fill('402')
    await page.getByRole('option', { name: '402', exact: true }).click()
    await dialog.getByLabel('First day').fill(dayIn(0))
    await dialog.getByLabel('Last day').fill(dayIn(500))
    await dialog.getByLabel('Conditions').fill('One car')
    await dialog.getByRole('button', { name: 'Assign stall' }).click()
    await say(page, /until .* at most \(Strata Property Act, s\. 76/)
    await expect(dialog.getByLabel('Conditions')).toHaveValue('One car')
    await dialog.getByLabel('Last day').fill(dayIn(20))
    await dialog.getByRole('button', { name: 'Assign stall' }).click()
    await expect(dialog.getByText('Ending soon')).toBeVisible()
    await expectSound(page)
    await dialog.getByRole('button', { name: 'Renew' }).click()
    await dialog.getByLabel('Last day of the next term').fill(dayIn(300))
    await dialog.getByRole('button', { name: 'Renew' }).click()
    await expect(dialog.getByText('Renewed')).toBeVisible()
    await dialog.getByRole('button', { name: 'Show history' }).click()
    await expect(dialog.getByText('Assignment renewed')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: `${level} stall ${stall}, unit 402` })).toBeVisible()
    expect(heard).toEqual([])
  })

  test('two managers move one stall at once: the second is told and sees the first one’s move', async ({
    page,
    browser,
  }) => {
    const level = `T${number()}`
    await enter(page, 'mandeep')
    const { _id: id, version } = await post(page, '/api/parking/stalls', { level, number: '1' })
    await page.goto(`/parking-management?view=map&level=${level}`)
    await page.getByRole('button', { name: 'Edit map' }).click()
    const carla = await elsewhere(browser, 'carla')
    const headers = { 'x-building-id': await buildingOf(carla) }
    const data = { x: 9, y: 9, width: 3, height: 6, turned: 0, version }
    expect((await carla.request.put(`/api/parking/stalls/${id}/place`, { headers, data })).ok()).toBe(true)
    await carla.context().close()
    const shape = page.getByRole('button', { name: new RegExp(`^${level} stall 1`) })
    await shape.focus()
    await page.keyboard.press('ArrowRight')
    await expect(shape).toHaveAccessibleName(/at (9|10), 9, 3 by 6$/)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('Olivia lends her stall, and Theo takes it and gives it back', async ({ page, browser }) => {
    const heard = hearErrors(page)
    const level = `L${number()}`
    const mandeep = await elsewhere(browser, 'mandeep')
    const { _id, version } = await post(mandeep, '/api/parking/stalls', { level, number: '3' })
    const terms = { basis: 'council_approval', from: dayIn(-3), until: dayIn(300) }
    const unitId = await unitOf(mandeep, '703')
    await post(mandeep, `/api/parking/stalls/${_id}/assignments`, { ...terms, unitId, version })
    await mandeep.context().close()

    await as(page, 'olivia', '/parking?activeTab=my-stalls')
    await expect(page.getByRole('list', { name: `Map of level ${level}` })).toBeVisible()
    await expectSound(page)
    await page.getByRole('button', { name: `Lend to a neighbour: ${level}-3` }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('First day').fill(dayIn(2))
    await dialog.getByLabel('Last day').fill(dayIn(5))
    await dialog.getByLabel('To unit').fill('9999')
    await dialog.getByRole('button', { name: 'Lend stall' }).click()
    await say(page, 'There’s no unit 9999')
    await dialog.getByLabel('To unit').fill('305')
    await dialog.getByRole('button', { name: 'Lend stall' }).click()
    await say(page, /offered to unit 305/)

    const theo = await elsewhere(browser, 'theo')
    await theo.goto('/parking?activeTab=my-stalls')
    await theo.getByRole('button', { name: `Borrow: stall ${level}-3 from unit 703` }).click()
    await expect(theo.getByRole('region', { name: 'Borrowed from neighbours' })).toContainText(`Stall ${level}-3`)
    await page.reload()
    await say(page, /borrowed by unit 305/)
    await theo.getByRole('button', { name: new RegExp(`^Return it: ${level}-3`) }).click()
    await theo.getByRole('dialog').getByRole('button', { name: 'Return it' }).click()
    await expect(theo.getByText(`Stall ${level}-3 from unit 703`)).toHaveCount(0)
    await theo.context().close()
    expect(heard).toEqual([])
  })

  test('Carla finds a stall in the list first, and offers one to the line', async ({ page, browser }) => {
    const level = `W${number()}`
    const theo = await elsewhere(browser, 'theo')
    await theo.goto('/parking?activeTab=my-stalls')
    await theo.getByRole('button', { name: 'Join the waitlist' }).click()
    await theo.getByRole('dialog').getByRole('button', { name: 'Join the waitlist' }).click()
    await expect(theo.getByText(/Unit 305 is number \d+ on the waitlist\. Any stall\./)).toBeVisible()

    await enter(page, 'carla')
    await post(page, '/api/parking/stalls', { level, number: '5' })
    await page.goto('/parking-management')
    await expect(page.getByRole('tab', { name: 'List', exact: true })).toHaveAttribute('aria-selected', 'true')
    await page.getByRole('searchbox', { name: 'Search stalls and units' }).fill(`${level}-5`)
    await page.getByRole('button', { name: `${level}-5` }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Offer to the next in line' }).click()
    await dialog.getByLabel('Last day').fill(dayIn(200))
    await dialog.getByRole('button', { name: 'Offer to the next in line' }).click()
    await expect(dialog.getByText(/^Held for unit/)).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('tab', { name: 'Waitlist' }).click()
    await expect(page.getByText(`${level}-5 is held for them`)).toBeVisible()
    await expectSound(page)
    await theo.getByRole('button', { name: 'Leave the waitlist for unit 305' }).click()
    await theo.getByRole('dialog').getByRole('button', { name: 'Leave the waitlist' }).click()
    await expect(theo.getByRole('button', { name: 'Join the waitlist' })).toBeVisible()
    await theo.context().close()
  })
})

test('stalls come in from a file that is tried first', async ({ page }) => {
  const level = `I${number()}`
  await as(page, 'mandeep', '/parking-management?view=list')
  const choose = async (text: string) => {
    const file = { name: 'stalls.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
    await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file)
    await page.getByRole('button', { name: 'Preview changes' }).click()
  }
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await choose(`level,number,unit\n${level},1,\n${level},2,9999\n`)
  await say(page, 'Row 3: There’s no unit 9999.')
  await choose(`level,number,visitor\n${level},1,no\n${level},2,yes\n`)
  await say(page, '2 new, 0 changed, 0 unchanged; 0 assigned to a unit.')
  await expectSound(page)
  await page.getByRole('button', { name: 'Import 2 stalls' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Search stalls and units' }).fill(level)
  await expect(page.getByRole('button', { name: `${level}-1` })).toBeVisible()
  await say(page, 'for visitors')
})
