import type { Page } from '@playwright/test'
import { buildingOf, post } from './calls.ts'
import { expect } from './test.ts'

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString()

/** Puts a proposal to the vote past the screens, as the council member who is signed in on the page; answers its id. */
export const putForward = async (page: Page, title: string): Promise<string> => {
  const id = await post(page, '/api/proposals', { multipart: { title, text: '<p>As the offer says.</p>' } })
  const headers = { 'x-building-id': await buildingOf(page) }
  const data = { closesAt: inDays(3), version: 1 }
  const answer = await page.request.post(`/api/proposals/${id}/voting`, { headers, data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return id
}
