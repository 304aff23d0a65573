import type { APIRequestContext } from '@playwright/test'
import { withAnswer } from './answers.ts'
import { harbour } from './harbour.ts'
import { unknownId, type Shown } from './shown.ts'

/** The page of somebody, as whoever is signed in finds them in their directory. */
export const person =
  (name: string, list: 'units' | 'neighbours') =>
  async (api: APIRequestContext): Promise<string> => {
    const answer = await api.get(`/api/directory/${list}?search=${encodeURIComponent(name)}`, {
      headers: await harbour(api),
    })
    const { data } = (await answer.json()) as { data: { people: { personId: string; name: string }[] }[] }
    const people = data.flatMap(({ people: those }) => those)
    return `/user/${(people.find((one) => one.name.includes(name)) ?? people[0])?.personId ?? ''}`
  }

/** One's own page, by the id of the account. */
const oneself = async (api: APIRequestContext): Promise<string> => {
  const { data } = (await (await api.get('/api/auth/me')).json()) as { data: { _id: string } }
  return `/user/${data._id}`
}

const causes = (...names: string[]) =>
  withAnswer(/\/api\/people\/[^/]+\/sign-in/, (help: object) => ({
    ...help,
    causes: names.map((cause) => ({
      cause,
      at: '2026-11-20T22:05:00.000Z',
      address: 'h***@mail.example',
      accountId: unknownId,
      invitationId: unknownId,
    })),
  }))

/** Somebody of the building. */
export const personScreens: readonly Shown[] = [
  { name: 'person-neighbour', who: 'tenant', path: person('', 'neighbours') },
  { name: 'person-own', who: 'owner', path: oneself },
  { name: 'person-manager', who: 'manager', path: person('Hana Sato', 'units') },
  { name: 'person-manager-no-email', who: 'council', path: person('Margaret Whitfield', 'units') },
  { name: 'person-manager-joined', who: 'manager', path: person('Olivia Owner', 'units') },
  {
    name: 'person-causes-outside',
    who: 'manager',
    path: person('Hana Sato', 'units'),
    before: causes(
      'otherAddress',
      'noEmail',
      'requestWaits',
      'requestUnconfirmed',
      'invitationOpen',
      'invitationExpired',
      'invitationRevoked',
      'notJoined',
    ),
  },
  {
    name: 'person-causes-inside',
    who: 'manager',
    path: person('Olivia Owner', 'units'),
    before: causes(
      'buildingSuspended',
      'otherAddress',
      'membershipEnded',
      'switchedOff',
      'unconfirmed',
      'throttled',
      'secondFactorMissing',
      'noUnit',
    ),
  },
  {
    name: 'person-protected',
    who: 'manager',
    path: person('Olivia Owner', 'units'),
    before: withAnswer(/\/api\/people\/[^/]+\?/, (found: { desk: object }) => ({
      ...found,
      desk: { ...found.desk, isProtected: true, isListed: true, sharesEmail: true },
    })),
  },
  {
    name: 'person-history',
    who: 'manager',
    path: person('Olivia Owner', 'units'),
    before: async (page) => {
      await page.getByRole('button', { name: 'Show history' }).click()
      await page.getByRole('region', { name: 'History' }).getByRole('listitem').first().waitFor()
    },
  },
  { name: 'person-unknown', who: 'tenant', path: `/user/${unknownId}` },
  { name: 'my-profile-neighbours', who: 'owner', path: '/my-profile#neighbours' },
  {
    name: 'my-profile-neighbours-protected',
    who: 'owner',
    path: '/my-profile#neighbours',
    before: withAnswer(/\/api\/people\/mine/, (sharing: object) => ({ ...sharing, isProtected: true, isListed: true })),
  },
]
