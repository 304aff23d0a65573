import type { Page } from '@playwright/test'
import { expect } from './test.ts'

const plain = (html: string) => html.replaceAll('&amp;', '&')

/** The page of the newest mail of a subject to somebody; a job may have yet to write it. */
const pageOfMail = async (page: Page, to: string, subject: string): Promise<string> => {
  let path: string | undefined
  const look = async () => {
    const list = await (await page.request.get('/dev/mail')).text()
    const row = list.split('<tr>').find((one) => one.includes(to) && one.includes(subject))
    path = /href="(\/dev\/mail\/[^"]+)"/.exec(row ?? '')?.[1]
    return path
  }
  await expect.poll(look, { message: `${subject} to ${to}` }).toBeTruthy()
  return path ?? ''
}

/** Where the newest mail of a subject leads somebody, as the outbox of development shows it. */
export const linkInMail = async (page: Page, to: string, subject: string): Promise<string> => {
  const mail = await (await page.request.get(await pageOfMail(page, to, subject))).text()
  const text = plain(/<pre>([\s\S]*?)<\/pre>/.exec(mail)?.[1] ?? '')
  const link = new URL(
    /https?:\/\/\S+(?:token=|\/claim-invitation\/|\/vendor-link\/|\/access-requests\/|\/request-access\/)\S+/.exec(
      text,
    )?.[0] ?? 'http://localhost/none',
  )
  return link.pathname + link.search
}
