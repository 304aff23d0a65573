import type { APIRequestContext } from '@playwright/test'
import { harbour } from './harbour.ts'

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
export const oneself = async (api: APIRequestContext): Promise<string> => {
  const { data } = (await (await api.get('/api/auth/me')).json()) as { data: { _id: string } }
  return `/user/${data._id}`
}
