import type { APIRequestContext, Page } from '@playwright/test'
import { demoPassword } from '../../server/demo/people.ts'
import { harbour } from './harbour.ts'
import { person } from './people.ts'
import type { Shown } from './screens.ts'

/** The address of a wizard of the unit with this number. */
const move =
  (unitNumber: string, wizard: 'sale' | 'move-in' | 'move-out') =>
  async (api: APIRequestContext): Promise<string> => {
    const answer = await api.get('/api/units?limit=100', { headers: await harbour(api) })
    const { data } = (await answer.json()) as { data: { _id: string; unitNumber: string }[] }
    return `/unit-management/${data.find((one) => one.unitNumber === unitNumber)?._id ?? ''}/${wizard}`
  }

const next = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.waitForTimeout(300)
}

/** Fills in a buyer, as far as the review. */
const reviewSale = async (page: Page): Promise<void> => {
  await next(page)
  await page.getByLabel('First name').fill('Noor')
  await page.getByLabel('Last name').fill('Nakamura-Vandenberg')
  await page.getByLabel('Email').fill('noor.nakamura@mail.example')
  await next(page)
  await page.getByText('loses access').or(page.getByText('keeps access')).first().waitFor()
}

/** The page of the visitor, whom the roster does not name, as whoever is signed in asks for it. */
const visitor = async (api: APIRequestContext): Promise<string> => {
  const me = (await (await api.get('/api/auth/me')).json()) as { data: { email: string } }
  const signIn = (email: string) => api.post('/api/auth/login', { data: { email, password: demoPassword } })
  await signIn('visitor@parapet.example')
  const { data } = (await (await api.get('/api/auth/me')).json()) as { data: { _id: string } }
  await signIn(me.data.email)
  return `/user/${data._id}`
}

const endAccess = (page: Page) => page.getByRole('button', { name: /^(End access|Take the role)/ }).click()

/** Tries a roster file that ends the ties of people who have access. */
const tryEndings = async (page: Page): Promise<void> => {
  const rows = ['305,tenant,Theo,Tenant,tenant@parapet.example', '804,owner,Carla,Council,council@parapet.example']
  const text = `unit_number,role,first_name,last_name,email,end_date\n${rows.map((row) => `${row},2025-12-31\n`).join('')}`
  const file = { name: 'roster.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByText(/would keep (their )?access/).waitFor()
}

/** Sales, moves in and moves out, and access that is ended by hand. */
export const moveScreens: readonly Shown[] = [
  { name: 'sale', who: 'manager', path: move('703', 'sale') },
  { name: 'sale-buyers', who: 'manager', path: move('703', 'sale'), before: next },
  { name: 'sale-review', who: 'manager', path: move('804', 'sale'), before: reviewSale },
  { name: 'move-out', who: 'manager', path: move('203', 'move-out') },
  { name: 'move-out-review', who: 'manager', path: move('203', 'move-out'), before: next },
  { name: 'move-in', who: 'manager', path: move('101', 'move-in') },
  {
    name: 'move-in-things',
    who: 'manager',
    path: move('101', 'move-in'),
    before: async (page) => {
      await page.getByLabel('First name').fill('Solveig')
      await page.getByLabel('Last name').fill('Marchetti')
      await next(page)
      for (const name of ['Hand something out', 'Add a vehicle', 'Add a pet'])
        await page.getByRole('button', { name }).click()
    },
  },
  { name: 'person-visitor', who: 'manager', path: visitor },
  { name: 'end-access', who: 'manager', path: visitor, before: endAccess },
  { name: 'end-office', who: 'manager', path: person('Carla Council', 'units'), before: endAccess },
  { name: 'import-keepers', who: 'manager', path: '/unit-directory/import', before: tryEndings },
  { name: 'move-unknown', who: 'manager', path: '/unit-management/00000000-0000-7000-8000-000000000000/sale' },
]
