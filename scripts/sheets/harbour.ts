import type { APIRequestContext } from '@playwright/test'
import { demoPassword } from '../../server/demo/people.ts'

/** The header that names Harbour View, as who is signed in finds it. */
export const harbour = async (api: APIRequestContext): Promise<Record<string, string>> => {
  const { data } = (await (await api.get('/api/buildings/my-buildings')).json()) as {
    data: { _id: string; name: string }[]
  }
  return { 'x-building-id': data.find(({ name }) => name === 'Harbour View')?._id ?? '' }
}

/** Does something as the manager, who sees all of Harbour View, and is then whoever was signed in, or nobody. */
export const asManager = async <T>(
  api: APIRequestContext,
  what: (headers: Record<string, string>) => Promise<T>,
): Promise<T> => {
  const me = await api.get('/api/auth/me')
  const email = me.ok() ? ((await me.json()) as { data: { email: string } }).data.email : null
  const signIn = (as: string) => api.post('/api/auth/login', { data: { email: as, password: demoPassword } })
  await signIn('manager@parapet.example')
  const done = await what(await harbour(api))
  await (email ? signIn(email) : api.post('/api/auth/logout'))
  return done
}

/** The id of a unit of Harbour View. */
export const unitId = (api: APIRequestContext, unitNumber: string): Promise<string> =>
  asManager(api, async (headers) => {
    const answer = await api.get(`/api/units?limit=100&search=${unitNumber}`, { headers })
    const { data } = (await answer.json()) as { data: { _id: string; unitNumber: string }[] }
    return data.find((one) => one.unitNumber === unitNumber)?._id ?? ''
  })
