import type { APIRequestContext, Page } from '@playwright/test'
import { demoPassword } from '../../server/demo/people.ts'
import { person } from './person-screens.ts'
import type { Shown } from './shown.ts'

/** The page of the visitor, whom the roster does not name, as whoever is signed in asks for it. */
const visitor = async (api: APIRequestContext): Promise<string> => {
  const me = (await (await api.get('/api/auth/me')).json()) as { data: { email: string } }
  const signIn = (email: string) => api.post('/api/auth/login', { data: { email, password: demoPassword } })
  await signIn('visitor@parapet.example')
  const { data } = (await (await api.get('/api/auth/me')).json()) as { data: { _id: string } }
  await signIn(me.data.email)
  return `/user/${data._id}`
}

const endAccess = (page: Page) => page.getByRole('button', { name: /^(End access|Remove role)/ }).click()

/** Tries a roster file that ends the ties of people who have access. */
const tryEndings = async (page: Page): Promise<void> => {
  const rows = ['305,tenant,Theo,Tenant,tenant@parapet.example', '804,owner,Carla,Council,council@parapet.example']
  const text = `unit_number,role,first_name,last_name,email,end_date\n${rows.map((row) => `${row},2025-12-31\n`).join('')}`
  const file = { name: 'roster.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByText(/would keep (their )?access/).waitFor()
}

/** Access that is ended by hand, or that an import would leave. */
export const accessScreens: readonly Shown[] = [
  { name: 'person-visitor', who: 'manager', path: visitor },
  { name: 'end-access', who: 'manager', path: visitor, before: endAccess },
  { name: 'end-office', who: 'manager', path: person('Carla Council', 'units'), before: endAccess },
  { name: 'import-keepers', who: 'manager', path: '/unit-directory/import', before: tryEndings },
]
