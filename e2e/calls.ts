import { expect, type APIResponse, type Page } from '@playwright/test'

/** The first building of who is signed in on a page. */
export const buildingOf = async (page: Page): Promise<string> => {
  const mine = (await (await page.request.get('/api/buildings/my-buildings')).json()) as { data: { _id: string }[] }
  return mine.data[0]!._id
}

/** Asks the server past the screens, as who is signed in on a page, in their building or in one that is named. */
export const get = async (page: Page, path: string, buildingId?: string): Promise<APIResponse> =>
  page.request.get(path, { headers: { 'x-building-id': buildingId ?? (await buildingOf(page)) } })

/** Keeps a draft for everybody, past the screens; answers its id. */
export const draft = async (page: Page, title: string): Promise<string> => {
  const headers = { 'x-building-id': await buildingOf(page) }
  const response = await page.request.post('/api/notices', { headers, multipart: { title, content: '<p>Soon.</p>' } })
  expect(response.ok(), await response.text()).toBe(true)
  return ((await response.json()) as { data: { _id: string } }).data._id
}
