import type { APIRequestContext, Page } from '@playwright/test'
import { harbour } from './harbour.ts'
import type { Shown } from './screens.ts'

/** The address of a request for access in a state, counted from the newest. */
const accessRequest =
  (status: string, place: number) =>
  async (api: APIRequestContext): Promise<string> => {
    const answer = await api.get(`/api/access-requests?status=${status}`, { headers: await harbour(api) })
    const { data } = (await answer.json()) as { data: { _id: string }[] }
    return `/access-requests/${data[place]?._id ?? ''}`
  }

/** A screen whose call fails. */
const failAt = async (page: Page, call: string, path: string): Promise<void> => {
  await page.route(call, (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto(path, { waitUntil: 'networkidle' })
}

/** How people come into a building, and what those who manage it see of that. */
export const joiningScreens: readonly Shown[] = [
  {
    name: 'request-access-code',
    who: 'newcomer',
    path: '/request-access/HARB01',
    before: async (page) => {
      await page.getByRole('button', { name: 'Ask for access' }).click()
      await page.getByText('Unit number is required').waitFor()
    },
  },
  {
    name: 'request-access-asked',
    who: 'farah.haddad',
    path: async (api) => {
      const answer = await api.get('/api/access-requests/mine')
      const { data } = (await answer.json()) as { data: { building: { _id: string } }[] }
      return `/request-access/${data[0]?.building._id ?? ''}`
    },
  },
  { name: 'no-building-asked', who: 'farah.haddad', path: '/dashboard' },
  { name: 'access-requests', who: 'council', path: '/access-requests' },
  { name: 'access-requests-found-nothing', who: 'council', path: '/access-requests?search=zebra' },
  { name: 'access-requests-none', who: 'council.b', path: '/access-requests' },
  {
    name: 'access-requests-failed',
    who: 'council',
    path: '/dashboard',
    before: (page) => failAt(page, '**/api/access-requests?*', '/access-requests'),
  },
  { name: 'access-request', who: 'council', path: accessRequest('pending', 1) },
  {
    name: 'access-request-picked',
    who: 'council',
    path: accessRequest('pending', 1),
    before: (page) => page.getByRole('radio').first().check(),
  },
  { name: 'access-request-unconfirmed', who: 'manager', path: accessRequest('pending', 0) },
  {
    name: 'access-request-asking',
    who: 'council',
    path: accessRequest('pending', 1),
    before: (page) => page.getByRole('tab', { name: 'Ask first' }).click(),
  },
  { name: 'access-request-over', who: 'council', path: accessRequest('declined', 0) },
  { name: 'invite-users', who: 'council', path: '/invite-users' },
  {
    name: 'invite-users-many',
    who: 'manager',
    path: '/invite-users',
    before: async (page) => {
      await page.getByRole('button', { name: /^Invite all/ }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'invite-users-sent', who: 'council', path: '/invite-users?view=sent' },
  { name: 'invite-users-without-email', who: 'council', path: '/invite-users?view=letters' },
  { name: 'invite-users-empty', who: 'council.b', path: '/invite-users?view=sent' },
  {
    name: 'invite-users-failed',
    who: 'council',
    path: '/dashboard',
    before: (page) => failAt(page, '**/api/invitations/people*', '/invite-users'),
  },
]
