/** States that the demo is not in, made by answering a call of the page otherwise than the server does. */
import type { Page } from '@playwright/test'

type Change = (data: never) => unknown

const again = (page: Page) => page.reload({ waitUntil: 'networkidle' })

/** What the server answers to a call comes changed. */
const change = (page: Page, call: RegExp, changed: Change): Promise<unknown> =>
  page.route(call, async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data: never }
    await route.fulfill({ response, json: { ...body, data: changed(body.data) } })
  })

/** Looks at the page again, with what the server answers to a call changed. */
export const withAnswer =
  (call: RegExp, changed: Change, then?: (page: Page) => Promise<unknown>) =>
  async (page: Page): Promise<void> => {
    await change(page, call, changed)
    await again(page)
    await then?.(page)
  }

/** Looks at the page again where a list holds nothing. */
export const withNothing = (call: RegExp): ((page: Page) => Promise<void>) => withAnswer(call, () => [])

/** Looks at the page again where a call fails. */
export const withFailure =
  (call: RegExp) =>
  async (page: Page): Promise<void> => {
    await page.route(call, (route) => route.fulfill({ status: 500, json: {} }))
    await again(page)
  }

/** From here on a call gets no answer: what was shown before it stays. */
export const holdBack = (page: Page, call: RegExp): Promise<unknown> => page.route(call, () => undefined)

/** From here on a call that writes is answered so, and writes nothing. */
export const answerWrite = (page: Page, call: RegExp, answer: { status?: number; json: object }): Promise<unknown> =>
  page.route(call, (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 200, ...answer }),
  )
