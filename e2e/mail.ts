import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** A job writes most mail: one that failed comes again after ten seconds, and a roster of thousands keeps the server busy. */
const writtenWithin = { timeout: 90_000 }

const plain = (html: string) => html.replaceAll('&amp;', '&')

const rowsOf = async (page: Page, to: string, subject: string): Promise<string[]> => {
  const list = await (await page.request.get('/dev/mail', { params: { to } })).text()
  return list.split('<tr>').filter((one) => one.includes(subject))
}
const pathOf = (row: string): string | undefined => /href="(\/dev\/mail\/[^"]+)"/.exec(row)?.[1]
const textOf = async (page: Page, path: string): Promise<string> =>
  plain(/<pre>([\s\S]*?)<\/pre>/.exec(await (await page.request.get(path)).text())?.[1] ?? '')

/** The texts of the mails of a subject to somebody, of which there are at least so many; a job may have yet to write them. */
export const mailOf = async (page: Page, to: string, subject: string, least: number): Promise<string[]> => {
  const count = async () => (await rowsOf(page, to, subject)).length
  await expect.poll(count, { ...writtenWithin, message: `${subject} to ${to}` }).toBeGreaterThanOrEqual(least)
  return Promise.all((await rowsOf(page, to, subject)).map((row) => textOf(page, pathOf(row) ?? '')))
}

/** The page of the newest mail of a subject to somebody; a job may have yet to write it. */
const pageOfMail = async (page: Page, to: string, subject: string): Promise<string> => {
  let path: string | undefined
  const look = async () => {
    path = pathOf((await rowsOf(page, to, subject))[0] ?? '')
    return path
  }
  await expect.poll(look, { ...writtenWithin, message: `${subject} to ${to}` }).toBeTruthy()
  return path ?? ''
}

/** Where the newest mail of a subject leads somebody, as the outbox of development shows it. */
export const linkInMail = async (page: Page, to: string, subject: string): Promise<string> => {
  const text = await textOf(page, await pageOfMail(page, to, subject))
  const link = new URL(
    /https?:\/\/\S+(?:token=|\/claim-invitation\/|\/vendor-link\/|\/access-requests\/|\/request-access\/)\S+/.exec(
      text,
    )?.[0] ?? 'http://localhost/none',
  )
  return link.pathname + link.search
}
