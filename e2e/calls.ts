import type { APIResponse, Page } from '@playwright/test'
import { expect } from './test.ts'

/** The first building of who is signed in on a page. */
export const buildingOf = async (page: Page): Promise<string> => {
  const mine = (await (await page.request.get('/api/buildings/my-buildings')).json()) as { data: { _id: string }[] }
  return mine.data[0]!._id
}

/** Asks the server past the screens, as who is signed in on a page, in their building or in one that is named. */
export const get = async (page: Page, path: string, buildingId?: string): Promise<APIResponse> =>
  page.request.get(path, { headers: { 'x-building-id': buildingId ?? (await buildingOf(page)) } })

/** What a call past the screens makes in the building of the page; answers its id. */
export const post = async (page: Page, path: string, options: object): Promise<string> => {
  const headers = { 'x-building-id': await buildingOf(page) }
  const answer = await page.request.post(path, { headers, ...options })
  expect(answer.ok(), await answer.text()).toBe(true)
  return ((await answer.json()) as { data: { _id: string } }).data._id
}

interface More {
  type?: string
  audience?: string
  /** As the text of a list. */
  unitIds?: string
}

/** Keeps a draft for everybody, unless more is said, past the screens; answers its id. */
export const draft = (page: Page, title: string, more: More = {}): Promise<string> =>
  post(page, '/api/notices', { multipart: { title, content: '<p>Soon.</p>', ...more } })

/** Sends a notice to everybody, unless more is said, past the screens; answers its id. */
export const publish = async (page: Page, title: string, more: More = {}): Promise<string> => {
  const id = await draft(page, title, more)
  const headers = { 'x-building-id': await buildingOf(page) }
  const response = await page.request.post(`/api/notices/${id}/publish`, { headers })
  expect(response.ok(), await response.text()).toBe(true)
  return id
}
