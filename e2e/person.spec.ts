/** A person of the building: what neighbours see by the person's own word, and why somebody cannot sign in. */
import type { Page } from '@playwright/test'
import { buildingOf, get } from './calls.ts'
import { expectSound, hearErrors } from './inspect.ts'
import { as, elsewhere, enter, moveIn } from './people.ts'
import { expect, test } from './test.ts'

const panel = (page: Page) => page.getByRole('region', { name: 'Visible to neighbours' })
const preview = (page: Page) => panel(page).getByRole('region', { name: 'How neighbours in Harbour View see you' })

/** The id of somebody of the roster, as a manager finds it. */
const idOf = async (manager: Page, name: string): Promise<string> => {
  const { data } = (await (await get(manager, `/api/directory/units?search=${encodeURIComponent(name)}`)).json()) as {
    data: { people: { personId: string; name: string }[] }[]
  }
  const found = data.flatMap(({ people }) => people).find((person) => person.name === name)
  expect(found, name).toBeDefined()
  return found!.personId
}

test('Olivia lets her phone be seen, Theo sees it, and at his next look after she takes it back it is gone', async ({
  page,
  browser,
}) => {
  // Three people sign in, and six screens are looked at closely.
  const heard = hearErrors(page)
  await enter(page, 'olivia')
  const theo = await elsewhere(browser, 'theo')
  const carla = await elsewhere(browser, 'carla')
  const hers = `/user/${await idOf(carla, 'Olivia Owner')}`
  await theo.goto(hers)
  await expect(theo.getByRole('heading', { level: 1 })).toHaveText('Page not found')

  await page.goto('/my-profile#neighbours')
  await expect(preview(page)).toContainText('They don’t')
  await panel(page).getByLabel('List me').click()
  await expect(preview(page)).toContainText('Units 305, 703')
  await panel(page).getByLabel('Show my phone').click()
  await expect(preview(page).getByRole('link', { name: '(604) 555-0173' })).toHaveAttribute('href', 'tel:+16045550173')
  await expect(preview(page).getByRole('link', { name: 'owner@parapet.example' })).toHaveCount(0)
  await panel(page).getByText('Sharing history').click()
  await expect(panel(page).getByText(/^Phone: allowed /)).toHaveCount(1)
  await expectSound(page)

  await theo.goto(hers)
  await expect(theo.getByRole('heading', { level: 1 })).toHaveText('Olivia Owner')
  await expect(theo.getByRole('link', { name: '(604) 555-0173' })).toBeVisible()
  await expect(theo.getByText('owner@parapet.example')).toHaveCount(0)
  await expect(theo.getByRole('heading', { name: 'Can they sign in?' })).toHaveCount(0)

  await panel(page).getByLabel('List me').click()
  await expect(preview(page)).toContainText('They don’t')
  // The phone goes with the listing.
  await expect(panel(page).getByText(/, withdrawn /)).toHaveCount(2)
  await expect(panel(page).getByLabel('Show my phone')).not.toBeChecked()
  await expect(panel(page).getByLabel('Show my phone')).toBeDisabled()
  await theo.reload()
  await expect(theo.getByRole('heading', { level: 1 })).toHaveText('Page not found')

  // Her own page shows what the building has of her.
  await panel(page).getByRole('link', { name: 'your full record' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Olivia Owner')
  await expect(page.getByRole('region', { name: 'Units' })).toContainText('Owner, lives there')
  await expect(page.getByRole('switch')).toHaveCount(0)
  expect(heard).toEqual([])
})

/** Adds a co-owner to a unit, past the screens, whom nobody else of the journeys has invited; answers their address. */
const addNadia = async (manager: Page): Promise<string> => {
  const found = await get(manager, '/api/directory/units?search=604')
  const { data } = (await found.json()) as { data: { _id: string }[] }
  const email = `nadia.${crypto.randomUUID()}@mail.example`
  const response = await manager.request.post(`/api/units/${data[0]!._id}/people`, {
    headers: { 'x-building-id': await buildingOf(manager) },
    data: { role: 'owner', firstName: 'Nadia', lastName: 'Okonkwo', email, from: '2026-01-01' },
  })
  expect(response.ok(), await response.text()).toBe(true)
  return email
}

test('Mandeep finds why the off-site owner cannot sign in, and invites somebody who has not joined', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const heard = hearErrors(page)
  await as(page, 'mandeep', '/unit-directory?search=whitfield')
  await page
    .getByRole('link', { name: /Margaret Whitfield/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Margaret Whitfield')
  const help = page.getByRole('region', { name: 'Can they sign in?' })
  await expect(help).toContainText('The roster has no email')
  await expect(help.getByRole('link', { name: 'Add an email' })).toHaveAttribute('href', /\/unit-management\//)
  await expect(page.getByRole('region', { name: 'Roster details' })).toContainText('17 Orchard Lane')
  await expectSound(page)

  const email = await addNadia(page)
  await page.goto(`/user/${await idOf(page, 'Nadia Okonkwo')}`)
  await expect(help).toContainText('They haven’t joined yet')
  await help.getByRole('button', { name: 'Send an invitation' }).click()
  await expect(page.getByText(`Invitation sent to ${email}`)).toBeVisible()
  await expect(help).toContainText('Their invitation is pending')
  await expect(page.getByRole('region', { name: 'Invitations and requests' })).toContainText('Invited as owner')
  expect(heard).toEqual([])
})

test('Carla protects somebody: no neighbour sees them, and the history says who set it', async ({ page, browser }) => {
  await enter(page, 'carla')
  const olivia = await elsewhere(browser, 'olivia')
  const his = `/user/${await idOf(page, 'Theo Tenant')}`
  await olivia.goto(his)
  await expect(olivia.getByRole('heading', { level: 1 })).toHaveText('Theo Tenant')
  await expect(olivia.getByText('Unit 305')).toBeVisible()

  await page.goto(his)
  const part = page.getByRole('region', { name: 'Visible to neighbours' })
  await part.getByRole('switch').click()
  await expect(part).toContainText('Nothing: they’re protected.')
  await olivia.reload()
  await expect(olivia.getByRole('heading', { level: 1 })).toHaveText('Page not found')

  await page.getByRole('button', { name: 'Show history' }).click()
  const history = page.getByRole('region', { name: 'History' })
  await expect(history).toContainText('Hidden from neighbours')
  await expect(history).toContainText('Carla Council')
  await part.getByRole('switch').click()
  await page.getByRole('button', { name: 'End protection' }).click()
  await expect(part.getByRole('switch')).not.toBeChecked()
  await olivia.reload()
  await expect(olivia.getByRole('heading', { level: 1 })).toHaveText('Theo Tenant')
})

test('Mandeep ends the access of somebody whom no unit ties: their open page is refused, and the page says what else', async ({
  page,
  browser,
}) => {
  // Three people sign in, and four screens are looked at closely.
  const pat = await (await browser.newContext()).newPage()
  await moveIn(pat, browser)
  const me = (await (await pat.request.get('/api/auth/me')).json()) as { data: { _id: string } }
  const buildingId = await buildingOf(pat)
  expect((await get(pat, '/api/notices', buildingId)).status()).toBe(200)

  await page.setViewportSize({ width: 1440, height: 900 })
  await enter(page, 'mandeep')
  await page.goto(`/user/${await idOf(page, 'Theo Tenant')}`)
  const part = page.getByRole('region', { name: 'In Parapet' })
  await expect(part).toContainText('Theo Tenant is a tenant of unit 305. Record the move-out on the unit’s page')
  await expect(part.getByRole('button')).toHaveCount(0)

  await page.goto(`/user/${me.data._id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pat Profile')
  await part.getByRole('button', { name: 'End access' }).click()
  const dialog = page.getByRole('dialog', { name: 'End Pat Profile’s access?' })
  await expect(dialog).toContainText('Pat Profile immediately loses access to Harbour View as a tenant')
  await expectSound(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)

  // A failure stays in the dialog, with what was typed.
  await part.getByRole('button', { name: 'End access' }).click()
  await dialog.getByLabel('Reason').fill('Was here for a visit')
  await page.route('**/end-access', (route) => route.fulfill({ status: 500, body: 'no' }))
  await dialog.getByRole('button', { name: 'End access' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Nothing has changed; please try again.')
  await expect(dialog.getByLabel('Reason')).toHaveValue('Was here for a visit')
  await page.unroute('**/end-access')
  await dialog.getByRole('button', { name: 'End access' }).click()
  await expect(page.getByText('Pat Profile no longer has access')).toBeVisible()
  await expect(page).toHaveURL(/\/unit-directory/)

  expect((await get(pat, '/api/notices', buildingId)).status()).toBe(403)
  await pat.goto('/dashboard')
  await expect(pat.getByText('Harbour View')).toHaveCount(0)
})

test('a choice that could not be saved says so and stays as it was; what did not load can be asked again', async ({
  page,
}) => {
  await enter(page, 'theo')
  await page.route('**/api/people/mine?*', (route) => route.fulfill({ status: 500, body: 'no' }))
  await page.goto('/my-profile#neighbours')
  await expect(panel(page).getByText('We couldn’t load your sharing choices.')).toBeVisible()
  await page.unroute('**/api/people/mine?*')
  await panel(page).getByRole('button', { name: 'Try again' }).click()
  const listed = panel(page).getByLabel('List me')
  await page.route('**/api/people/mine', (route) => route.fulfill({ status: 503, body: 'no' }))
  await listed.click()
  await expect(page.getByText('We couldn’t save your choice.')).toBeVisible()
  await expect(listed).not.toBeChecked()
})
