/** Coming into a building: asking by its code and being let in from the mail's link, being asked back, and being invited. */
import type { Browser, Page } from '@playwright/test'
import { buildingOf } from './calls.ts'
import { expectFinger, expectSound, hearErrors } from './inspect.ts'
import { linkInMail } from './mail.ts'
import { as, demoPassword, enter, hearNothing } from './people.ts'
import { expect, test } from './test.ts'

const letters = () => crypto.randomUUID().replaceAll(/[^a-f]/g, '')
const council = 'council@parapet.example'

interface Newcomer {
  name: string
  email: string
}

/** Somebody new of this test alone, with a name of their own and a confirmed address, signed in on the page. */
const arrive = async (page: Page, firstName = 'Nora'): Promise<Newcomer> => {
  const lastName = `New${letters()}`
  const email = `nora.${crypto.randomUUID()}@parapet.example`
  const data = {
    firstName,
    lastName,
    email,
    phone: '604 555 0199',
    password: demoPassword,
    confirmPassword: demoPassword,
  }
  const answer = await page.request.post('/api/auth/register', { data })
  expect(answer.ok(), await answer.text()).toBe(true)
  const link = new URL(await linkInMail(page, email, 'Confirm your email address'), 'http://localhost')
  const proof = { token: link.searchParams.get('token') }
  expect((await page.request.post('/api/auth/verify-email', { data: proof })).ok()).toBe(true)
  return { name: `${firstName} ${lastName}`, email }
}

/** Opens a link of a mail as somebody of the council who is not signed in, and logs in on the way. */
const openAsCouncil = async (browser: Browser, link: string): Promise<Page> => {
  const page = await (await browser.newContext()).newPage()
  await page.goto(link)
  await page.getByLabel('Email').fill(council)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await expectFinger(page.getByRole('button', { name: 'Show password' }))
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('link', { name: 'All access requests' })).toBeVisible()
  return page
}

const askOnPage = async (page: Page, unit: string) => {
  await page.getByLabel('Unit number').fill(unit)
  await page.getByRole('button', { name: 'Request access' }).click()
}

test('Nora finds her building by its code, is let in from the mail’s link, and her dashboard is there at once', async ({
  page,
  browser,
}) => {
  test.slow()
  const heard = hearErrors(page)
  const nora = await arrive(page)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Find Your Building' }).click()
  await page.getByLabel('Building name, address or code').fill('harb01')
  await page.getByRole('link', { name: 'Is HARB01 your building’s code? Request access with it' }).click()
  await expect(page.getByLabel('Building code')).toHaveValue('HARB01')
  await page.getByRole('combobox', { name: 'Your connection to the unit' }).click()
  await page.getByRole('option', { name: 'I own it' }).click()
  await expectFinger(page.locator('[data-combined-clear-section] button'))
  await page.getByLabel('Message').fill('We bought it in spring.')
  await page.locator('input[type=file]').setInputFiles({
    name: 'Tax notice.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF', 'latin1'),
  })
  await expect(page.getByText('Tax notice.pdf')).toBeVisible()
  await expectSound(page)
  await askOnPage(page, '602')
  await expect(page.getByText('Waiting for a decision')).toBeVisible()
  await expect(page.getByText('Attached: Tax notice.pdf')).toBeVisible()
  await expectSound(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: 'Your access requests' })).toContainText('Waiting for a decision')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))

  const link = await linkInMail(page, council, `${nora.name} requested access`)
  const carla = await openAsCouncil(browser, link)
  await expect(carla.getByRole('heading', { level: 1 })).toHaveText(nora.name)
  await expect(carla).toHaveURL(/\/access-requests\/[\da-f-]{36}$/)
  await expect(carla.getByRole('main')).toContainText('Address confirmed')
  await expect(carla.getByRole('main')).toContainText('We bought it in spring.')
  await carla.setViewportSize({ width: 390, height: 844 })
  const link602 = await carla.getByRole('main').getByRole('link', { name: '602', exact: true }).first().boundingBox()
  expect(link602?.height).toBeGreaterThanOrEqual(43.5)
  const download = carla.waitForEvent('download')
  await carla.getByRole('button', { name: /^Download Tax notice.pdf/ }).click()
  expect((await download).suggestedFilename()).toBe('Tax notice.pdf')
  await expect(carla.getByRole('radio').first()).toBeVisible()
  await carla.getByRole('radio', { name: 'None of these: approve without a unit' }).check()
  await carla.getByRole('button', { name: `Approve ${nora.name}` }).click()
  await expect(carla.getByText(`${nora.name} now has access`)).toBeVisible()
  await expect(carla.getByRole('main')).toContainText('by Carla Council')
  await carla.context().close()

  await expect(page.getByRole('heading', { name: 'Welcome to Harbour View' })).toBeVisible()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  expect(heard).toEqual([])
})

test('somebody is asked back, answers on their own page, and may withdraw', async ({ page, browser }) => {
  test.slow()
  const tess = await arrive(page, 'Tess')
  await page.goto('/select-building')
  await page.getByLabel('Building name, address or code').fill('Seawall')
  await page.getByRole('link', { name: /Harbour View/ }).click()
  await askOnPage(page, '603')
  await expect(page.getByText('Waiting for a decision')).toBeVisible()

  const carla = await openAsCouncil(browser, await linkInMail(page, council, `${tess.name} requested access`))
  await carla.getByRole('tab', { name: 'Ask a question' }).click()
  await carla.getByRole('button', { name: 'Send question' }).click()
  await expect(carla.getByText('Question is required')).toBeVisible()
  await carla.getByLabel('Your question').fill('Who is your landlord?')
  await expectSound(carla)
  await carla.getByRole('button', { name: 'Send question' }).click()
  await expect(carla.getByText('Waiting for applicant')).toBeVisible()

  await expect(page.getByText('Who is your landlord?')).toBeVisible()
  await page.goto(await linkInMail(page, tess.email, 'A question about your request for access to Harbour View'))
  await expect(page.getByRole('group', { name: 'They have a question before they decide' })).toContainText(
    'Who is your landlord?',
  )
  await expectSound(page)
  await page.getByLabel('Your reply').fill('Olivia Owner.')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(page.getByText('Waiting for a decision')).toBeVisible()
  await expect(carla.getByRole('main')).toContainText('Olivia Owner.')
  await expect(carla.getByRole('heading', { level: 1 })).toBeVisible()

  await page.getByRole('button', { name: 'Withdraw request' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw request' }).click()
  await expect(page.getByRole('button', { name: 'Request access' })).toBeVisible()
  await expect(carla.getByRole('main').getByText('Withdrawn').first()).toBeVisible()
  await carla.context().close()
})

test('of two who decide the second sees what the first did', async ({ page, browser }) => {
  test.slow()
  const nora = await arrive(page)
  await page.goto(`/request-access/HARB01`)
  await askOnPage(page, '604')
  const link = await linkInMail(page, council, `${nora.name} requested access`)
  const [carla, second] = [await openAsCouncil(browser, link), await openAsCouncil(browser, link)]
  // The live stream would tell the second at once; without it they find out when they decide.
  await hearNothing(second)
  await second.reload()
  await second.getByRole('tab', { name: 'Decline' }).click()
  await second.getByLabel('Reason (optional)').fill('We do not know you.')
  await carla.getByRole('radio', { name: /^None of these/ }).check()
  await carla.getByRole('button', { name: `Approve ${nora.name}` }).click()
  await expect(carla.getByText(`${nora.name} now has access`)).toBeVisible()
  await second.getByRole('button', { name: `Decline ${nora.name}` }).click()
  await expect(second.getByRole('alert')).toContainText('approved, by Carla Council')
  await expect(second.getByRole('tab')).toHaveCount(0)
  await carla.context().close()
  await second.context().close()
})

test('the list of requests is narrowed in the address bar, and says when it fails', async ({ page }) => {
  test.slow()
  await as(page, 'carla', '/access-requests')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards.first()).toBeVisible()
  await page.getByRole('combobox', { name: 'Any status' }).click()
  await page.getByRole('option', { name: 'Declined' }).click()
  await expect(page).toHaveURL(/status=declined/)
  await expect(cards).toHaveCount(1)
  await expect(cards).toContainText('Jonas Wirth')
  await page.getByLabel('Search name, email or unit').fill('nobody like this')
  await expect(page.getByText('Nothing found')).toBeVisible()
  await page.route('**/api/access-requests?*', (route) => route.fulfill({ status: 500, json: {} }))
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('Something didn’t load')
  await page.goto('/access-requests/01990000-0000-7000-8000-000000000000')
  await expect(page.getByText('Page not found')).toBeVisible()
})

test('one person is invited by a prefilled form, invited again, and the invitation is taken back', async ({ page }) => {
  test.slow()
  await enter(page, 'carla')
  const email = `ines.${letters()}@parapet.example`
  await page.goto(`/invite-users?unit=601&email=${email}&view=sent`)
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
  await expect(page.getByRole('combobox', { name: 'Unit (optional)' })).toHaveValue('601')
  await page.getByRole('combobox', { name: 'Role' }).click()
  await expect(page.getByRole('option', { name: /^Visitor/ })).toBeVisible()
  await expect(page.getByRole('option', { name: /^Manager/ })).toHaveCount(0)
  await page.getByRole('option', { name: /^Member/ }).click()
  await expectSound(page)
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText(`Invitation sent to ${email}`)).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: email })
  await expect(row).toContainText('Member · unit 601')
  await expect(row).toContainText('Pending')
  const link = await linkInMail(page, email, 'You are invited to Harbour View')
  await row.getByRole('button', { name: `Resend to ${email}` }).click()
  await expect(page.getByText(`New link sent to ${email}`)).toBeVisible()
  await expect.poll(() => linkInMail(page, email, 'You are invited to Harbour View')).not.toBe(link)
  await row.getByRole('button', { name: `Revoke the invitation to ${email}` }).click()
  await expectSound(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke invitation' }).click()
  await expect(row).toContainText('Revoked')
  await page.getByRole('group', { name: 'Filter by status' }).getByText('Revoked').click()
  await expect(page).toHaveURL(/status=revoked/)
  await expect(row).toBeVisible()
})

test('people of the roster are invited together, after a dialog that says to how many', async ({ page }) => {
  test.slow()
  await as(page, 'carla', '/invite-users')
  const people = page.getByRole('main').getByRole('listitem')
  await expect(people.first()).toBeVisible()
  const [first, second] = [await people.nth(0).innerText(), await people.nth(1).innerText()]
  await people.nth(0).getByRole('checkbox').check()
  await people.nth(1).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Invite 2 people' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Send 2 invitations?')
  await expectSound(page)
  await dialog.getByRole('button', { name: 'Send 2 invitations' }).click()
  // A job sends them.
  await expect(page.getByRole('heading', { name: '2 invitations sent' })).toBeVisible({ timeout: 60_000 })
  await expectSound(page)
  for (const text of [first, second]) {
    const address = /\S+@\S+/.exec(text)![0]
    expect(await linkInMail(page, address, 'You are invited to Harbour View')).toContain('/claim-invitation/')
  }
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByText(/^Without email/).click()
  await expect(page.getByText('We can’t email these people an invitation')).toBeVisible()
  await expect(page.getByRole('main')).toContainText(`/register/${await buildingOf(page)}`)
  await expectSound(page)
})

test('residents find neither screen', async ({ page }) => {
  await enter(page, 'olivia')
  for (const path of ['/invite-users', '/access-requests']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText(
      /Invite users|Access requests/,
    )
  }
})
