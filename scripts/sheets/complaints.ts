import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** On a phone, in pixels; links within a sentence are as high as its lines. */
const targetLeast = 44

/** What a finger would miss on a phone: how many controls of a kind, by the name of the first. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const kinds = 'button, a[href], input, select, textarea, summary, [role=tab], [role=option]'
    const inSentence = (one: Element) =>
      one.tagName === 'A' &&
      [...(one.parentElement?.childNodes ?? [])].some((node) => node.nodeType === 3 && node.textContent?.trim())
    const missed = [...document.querySelectorAll<HTMLElement>(kinds)].flatMap((one) => {
      const own = one.getBoundingClientRect()
      const label = (one as HTMLInputElement).labels?.[0]
      // Boxes and dots are hit by the line they stand in, links of a table by their cell.
      const line = one.closest('[class*=-body]:has(label), [role=radiogroup] label, td')
      const isLine = line !== null && one.matches('[type=checkbox], [type=radio], td a')
      const height = isLine ? line.getBoundingClientRect().height : own.height
      const isSeen = own.width > 1 && own.height > 1 && one.checkVisibility({ visibilityProperty: true })
      if (!isSeen || height >= least - 0.5 || inSentence(one)) return []
      const name = one.getAttribute('aria-label') ?? label?.textContent ?? one.textContent
      return [{ what: `${one.tagName.toLowerCase()}s ${Math.round(height)} px high`, name: name?.trim().slice(0, 40) }]
    })
    return [...Map.groupBy(missed, ({ what }) => what)].map(
      ([what, those]) => `${those.length} ${what}: “${those[0]?.name}”`,
    )
  }, targetLeast)

/** What a machine finds on a page at rest: what is wider than the window, what axe finds, what is too small for a finger. */
export const complaintsOf = async (page: Page, isPhone: boolean): Promise<string[]> => {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  const { violations } = await new AxeBuilder({ page }).analyze()
  return [
    ...(wide > 0 ? [`${wide} px wider than the window`] : []),
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
    ...(isPhone ? await smallTargets(page) : []),
  ]
}
