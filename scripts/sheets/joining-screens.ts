import type { APIRequestContext, Page } from '@playwright/test'
import { withAnswer, withFailure } from './answers.ts'
import { asManager, harbour } from './harbour.ts'
import { unknownId, type Shown } from './shown.ts'

/** The address of a request for access in a state, counted from the newest. */
const accessRequest =
  (status: string, place: number) =>
  async (api: APIRequestContext): Promise<string> => {
    const answer = await api.get(`/api/access-requests?status=${status}`, { headers: await harbour(api) })
    const { data } = (await answer.json()) as { data: { _id: string }[] }
    return `/access-requests/${data[place]?._id ?? ''}`
  }

/** Where the invitation leads that the manager has just sent to this address. */
const invited =
  (email: string, role: string) =>
  (api: APIRequestContext): Promise<string> =>
    asManager(api, async (headers) => {
      await api.post('/api/invitations', { headers, data: { email, role } })
      for (;;) {
        const rows = (await (await api.get('/dev/mail')).text()).split('<tr>')
        const row = rows.find((one) => one.includes(email) && one.includes('You are invited'))
        const at = /href="(\/dev\/mail\/[^"]+)"/.exec(row ?? '')?.[1]
        const link = at && /\/claim-invitation\/[\w-]+/.exec(await (await api.get(at)).text())?.[0]
        if (link) return link
      }
    })

interface Mine {
  status: string
  building: object
}

/** What somebody asked for, in each state. */
const everyRequest = ([first]: Mine[]): object[] =>
  ['pending', 'asked', 'declined', 'withdrawn', 'expired'].map((status, i) => ({
    ...first,
    _id: `${unknownId.slice(0, -1)}${i}`,
    status,
    reason: status === 'declined' ? 'Our building only has nine floors. Did you mean a different one?' : null,
  }))

const tab = (name: string) => (page: Page) => page.getByRole('tab', { name }).click()

/** How people come into a building, and what those who manage it see of that. */
export const joiningScreens: readonly Shown[] = [
  {
    name: 'request-access-code',
    who: 'newcomer',
    path: '/request-access/HARB01',
    before: async (page) => {
      await page.getByRole('button', { name: 'Request access' }).click()
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
  {
    name: 'no-building-requests',
    who: 'farah.haddad',
    path: '/dashboard',
    before: withAnswer(/\/api\/access-requests\/mine/, everyRequest),
  },
  { name: 'access-requests', who: 'council', path: '/access-requests' },
  { name: 'access-requests-found-nothing', who: 'council', path: '/access-requests?search=zebra' },
  { name: 'access-requests-none', who: 'council.b', path: '/access-requests' },
  {
    name: 'access-requests-failed',
    who: 'council',
    path: '/access-requests',
    before: withFailure(/\/api\/access-requests\?/),
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
    before: tab('Ask a question'),
  },
  { name: 'access-request-declining', who: 'council', path: accessRequest('pending', 1), before: tab('Decline') },
  { name: 'access-request-asked', who: 'council', path: accessRequest('asked', 0) },
  { name: 'access-request-unknown', who: 'council', path: `/access-requests/${unknownId}` },
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
    path: '/invite-users',
    before: withFailure(/\/api\/invitations\/people/),
  },
  { name: 'claim-register', who: null, path: invited('ines.duarte@mail.example', 'owner') },
  { name: 'claim-login', who: null, path: invited('newcomer@parapet.example', 'tenant') },
  { name: 'claim-join', who: 'newcomer', path: invited('newcomer@parapet.example', 'tenant') },
  { name: 'claim-other', who: 'farah.haddad', path: invited('newcomer@parapet.example', 'tenant') },
]
