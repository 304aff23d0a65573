import type { APIRequestContext, Page } from '@playwright/test'
import { answerWrite, withFailure, withNothing } from './answers.ts'
import { unknownId, type Shown } from './shown.ts'

/** The enquiry of somebody with this name, or of what looks like spam. */
const enquiry =
  (search: string, suspected = false) =>
  async (api: APIRequestContext): Promise<string> => {
    const answer = await api.get(`/api/enquiries?search=${search}${suspected ? '&suspected=yes' : ''}`)
    const { data } = (await answer.json()) as { data: { _id: string }[] }
    return `/admin?view=enquiries&enquiry=${data[0]?._id ?? unknownId}`
  }

const write = async (page: Page): Promise<void> => {
  const fields = {
    'First name': 'Dana',
    'Last name': 'Doyle-Vandenberghe',
    Email: 'dana.doyle-vandenberghe@orchard-heights-residences.example',
    'Building name': 'Orchard Heights Residences at the Lake',
    'Building address': '12 Orchard Lane, Kelowna',
    'Number of units': '48',
    Message: 'We look after 48 units and would like to begin in spring.',
  }
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value)
}
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true }).click()
const openPass = (page: Page) =>
  page.route('**/api/enquiries/form*', (route) =>
    route.fulfill({ json: { success: true, data: { formPass: 'opened' } } }),
  )

/** Writing to us, and what the platform's staff see of it. */
export const enquiryScreens: readonly Shown[] = [
  { name: 'contact-page', who: null, path: '/contact' },
  {
    name: 'contact-page-refused',
    who: null,
    path: '/contact',
    before: async (page) => {
      await page.getByLabel('Email').fill('dana@gmial.com')
      await page.getByLabel('Phone (optional)').fill('555')
      await page.getByLabel('Message').fill('Hello')
      await send(page)
      await page.getByText('Number of units is required').waitFor()
    },
  },
  {
    name: 'contact-page-sent',
    who: null,
    path: '/contact',
    before: async (page) => {
      await openPass(page)
      await answerWrite(page, /\/api\/enquiries(?:\?|$)/, { json: { success: true, data: { number: 1042 } } })
      await write(page)
      await send(page)
      await page.getByRole('heading', { name: 'Thank you' }).waitFor()
    },
  },
  {
    name: 'contact-page-offline',
    who: null,
    path: '/contact',
    before: async (page) => {
      await page.route('**/api/enquiries**', (route) => route.abort('internetdisconnected'))
      await write(page)
      await send(page)
      await page.getByRole('alert').waitFor()
    },
  },
  { name: 'admin-enquiries', who: 'admin', path: '/admin?view=enquiries' },
  { name: 'admin-enquiries-spam', who: 'admin', path: '/admin?view=enquiries&suspected=yes' },
  { name: 'admin-enquiries-nothing', who: 'admin', path: '/admin?view=enquiries&search=zebra' },
  {
    name: 'admin-enquiries-none',
    who: 'admin',
    path: '/admin?view=enquiries',
    before: withNothing(/\/api\/enquiries\?/),
  },
  {
    name: 'admin-enquiries-error',
    who: 'admin',
    path: '/admin?view=enquiries',
    before: withFailure(/\/api\/enquiries/),
  },
  { name: 'admin-enquiry-new', who: 'admin', path: enquiry('Cedar') },
  { name: 'admin-enquiry-closed', who: 'admin', path: enquiry('Quay') },
  { name: 'admin-enquiry-spam', who: 'admin', path: enquiry('Rank', true) },
  { name: 'admin-enquiry-absent', who: 'admin', path: `/admin?view=enquiries&enquiry=${unknownId}` },
  {
    name: 'admin-enquiry-close',
    who: 'admin',
    path: enquiry('Cedar'),
    before: (page) => page.getByRole('button', { name: 'Close enquiry' }).click(),
  },
]
