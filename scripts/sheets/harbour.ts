import type { APIRequestContext } from '@playwright/test'

/** The header that names Harbour View, as who is signed in finds it. */
export const harbour = async (api: APIRequestContext): Promise<Record<string, string>> => {
  const { data } = (await (await api.get('/api/buildings/my-buildings')).json()) as {
    data: { _id: string; name: string }[]
  }
  return { 'x-building-id': data.find(({ name }) => name === 'Harbour View')?._id ?? '' }
}
