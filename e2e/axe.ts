import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axeCore from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export interface Violation {
  id: string
  /** The beginning of each element at fault, where it is, and what the first check says of it. */
  nodes: { html: string; target: string; message: string }[]
}

/**
 * Runs axe in the page itself and answers only what it finds wrong: four times cheaper than its Playwright builder, which
 * opens a page of its own and carries every passed check over. The library is brought once per document. Frames would not
 * be entered, so a page with one is refused. Without `rules` every rule runs that axe runs by itself.
 */
export const violationsOn = async (page: Page, rules?: readonly string[]): Promise<Violation[]> => {
  if (page.frames().length > 1) throw new Error(`axe would not look into the frames of ${page.url()}.`)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(async (only) => {
    const { axe } = window as unknown as { axe: typeof axeCore }
    const { violations } = await axe.run(document, {
      resultTypes: ['violations'],
      ...(only && { runOnly: { type: 'rule' as const, values: [...only] } }),
    })
    return violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ html, target, any }) => ({
        html: html.slice(0, 200),
        target: target.join(' '),
        message: any[0]?.message ?? '',
      })),
    }))
  }, rules)
}
