import type { APIRequestContext, Page } from '@playwright/test'
import { withAnswer, withFailure } from './answers.ts'
import { harbour } from './harbour.ts'
import { unknownId, type Shown } from './shown.ts'

/** The address of a request for records in a state. */
const request =
  (status: string, list = '/api/records-requests') =>
  async (api: APIRequestContext): Promise<string> => {
    const answer = await api.get(list, { headers: await harbour(api) })
    const { data } = (await answer.json()) as { data: { _id: string; status: string }[] }
    return `/records-requests/${data.find((one) => one.status === status)?._id ?? ''}`
  }

const press = (name: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click()
  await page.getByRole('dialog').waitFor()
}

/** The records desk, for both sides. */
export const recordsScreens: readonly Shown[] = [
  { name: 'records-desk', who: 'council', path: '/records-requests' },
  { name: 'records-desk-none', who: 'council.b', path: '/records-requests' },
  {
    name: 'records-desk-failed',
    who: 'council',
    path: '/records-requests',
    before: withFailure(/\/api\/records-requests\?/),
  },
  { name: 'records-mine', who: 'owner', path: '/records-requests' },
  {
    name: 'records-mine-none',
    who: 'tenant',
    path: '/records-requests',
    before: withAnswer(/\/api\/records-requests\/mine/, () => []),
  },
  { name: 'records-ask', who: 'owner', path: '/records-requests/new' },
  { name: 'records-ask-visitor', who: 'visitor', path: '/records-requests/new' },
  {
    name: 'records-enter-refused',
    who: 'manager',
    path: '/records-requests/new',
    before: (page) => page.getByRole('button', { name: 'Enter request' }).click(),
  },
  { name: 'records-request-asker', who: 'owner', path: request('received', '/api/records-requests/mine') },
  { name: 'records-request-given', who: 'tenant', path: request('fulfilled', '/api/records-requests/mine') },
  { name: 'records-request-open', who: 'council', path: request('received') },
  { name: 'records-request-preparing', who: 'council', path: request('received'), before: press(/^Prepare: /) },
  { name: 'records-request-refusing', who: 'council', path: request('received'), before: press(/^Refuse: /) },
  { name: 'records-request-over', who: 'manager', path: request('partlyRefused') },
  { name: 'records-request-unknown', who: 'owner', path: `/records-requests/${unknownId}` },
]
