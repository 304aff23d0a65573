import type { Browser, Page } from '@playwright/test'
import { buildingOf } from './calls.ts'
import { elsewhere, type Person } from './people.ts'
import { expect } from './test.ts'

const desk = { width: 1440, height: 900 }

/** Files a document past the screens; answers its id. */
export const fileDocument = async (page: Page, category: string, title: string, content: Buffer): Promise<string> => {
  const headers = { 'x-building-id': await buildingOf(page) }
  const files = { name: `${title}.pdf`, mimeType: 'application/pdf', buffer: content }
  const description = 'Filed for a journey'
  const answer = await page.request.post('/api/documents', {
    headers,
    multipart: { category, title, description, files },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return ((await answer.json()) as { data: { _id: string }[] }).data[0]!._id
}

/** Somebody at a desk of their own. */
export const atDesk = async (browser: Browser, person: Person): Promise<Page> => {
  const page = await elsewhere(browser, person)
  await page.setViewportSize(desk)
  return page
}

/** The heading of a page. */
export const title = (page: Page) => page.getByRole('heading', { level: 1 })
