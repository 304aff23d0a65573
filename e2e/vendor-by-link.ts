/** Vendors without an account, as journeys bring them in and send them to their link. */
import type { Browser, Page } from '@playwright/test'
import { post } from './calls.ts'
import { linkInMail } from './mail.ts'
import { expect } from './test.ts'

/** A day so many days from today, as the building counts. */
export const dayIn = (days: number): string => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Vancouver' }).format(new Date())
  return new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)
}

/** A vendor whose papers hold, past the screens. */
export const soundVendor = (page: Page, name: string, email: string) =>
  post(page, '/api/vendors', {
    data: {
      name,
      email,
      trade: 'plumbing',
      insurer: 'Seaboard Mutual',
      insuredUntil: dayIn(200),
      clearanceUntil: dayIn(200),
    },
  })

/** Somebody without an account on a phone, at the address of the newest mail of a subject. */
export const stranger = async (browser: Browser, page: Page, email: string, subject: string): Promise<Page> => {
  const link = await linkInMail(page, email, subject)
  expect(link).toContain('/vendor-link/')
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const opened = await context.newPage()
  await opened.goto(link)
  return opened
}
