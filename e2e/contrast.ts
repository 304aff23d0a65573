import type { Page } from '@playwright/test'
import { contrast, seenRatio } from '../contract/branding.ts'
import { violationsOn } from './axe.ts'
import { drawn, settled, turnTo } from './inspect.ts'
import { expect, test } from './test.ts'

/** What is filled in, ticked, switched or pressed in a colour; a button without one is known by its words. */
const controls = [
  '.mantine-Button-root[data-variant="filled"]',
  '.mantine-ActionIcon-root[data-variant="filled"]',
  '.mantine-Input-input[data-variant="default"]',
  '.mantine-Checkbox-input',
  '.mantine-Radio-radio',
  '.mantine-Switch-track',
].join(', ')

interface Shape {
  html: string
  behind: string
  /** Its ground, its edge and its shadow, where it has them. */
  seen: string[]
}

/** The colours of every control that can be seen, with the one behind it. */
const shapesOn = (page: Page): Promise<Shape[]> =>
  page.evaluate((selector) => {
    const solid = (colour: string) => (colour.startsWith('rgb(') ? [colour] : [])
    const behind = (element: Element | null): string => {
      if (!element) return 'rgb(255, 255, 255)'
      return solid(getComputedStyle(element).backgroundColor)[0] ?? behind(element.parentElement)
    }
    // A switch is drawn beside its field, which alone is disabled.
    const drawnFor = (element: Element) =>
      element.matches('.mantine-Switch-track') ? element.closest('.mantine-Switch-root')?.querySelector('input') : null
    const isDisabled = (element: Element) =>
      element.matches(':disabled, [data-disabled], [inert] *') || drawnFor(element)?.disabled === true
    const shown = [...document.querySelectorAll(selector)].filter(
      (element) => element.checkVisibility() && !isDisabled(element),
    )
    return shown.map((element) => {
      const { backgroundColor, borderTopColor, borderTopWidth, boxShadow } = getComputedStyle(element)
      const edge = parseFloat(borderTopWidth) > 0 ? solid(borderTopColor) : []
      const shadow = /rgb\([^)]*\)/.exec(boxShadow)?.[0]
      return {
        html: element.outerHTML.slice(0, 160),
        behind: behind(element.parentElement),
        seen: [...solid(backgroundColor), ...edge, ...(shadow ? [shadow] : [])],
      }
    })
  }, controls)

const hex = (colour: string): string =>
  `#${(colour.match(/\d+/g) ?? [])
    .slice(0, 3)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`

/** Every text reads at 4.5 to 1, by axe, and every control stands out from the page by 3 to 1. */
const expectContrast = async (page: Page, where: string): Promise<void> => {
  const violations = await violationsOn(page, ['color-contrast'])
  const faint = violations.flatMap(({ nodes }) => nodes.map(({ html, message }) => `${html} ${message}`))
  const shapes = await shapesOn(page)
  const unseen = shapes.filter(
    ({ behind, seen }) => !seen.some((colour) => contrast(hex(colour), hex(behind)) >= seenRatio),
  )
  expect({ where, faint, unseen }).toEqual({ where, faint: [], unseen: [] })
}

/** A variable of the building's colours as the page has it: `primary`, `primary-hover`. */
export const brand = (page: Page, name: string): Promise<string> =>
  page.evaluate(
    (variable) => getComputedStyle(document.documentElement).getPropertyValue(variable).trim(),
    `--brand-${name}`,
  )

/** Opens each of these screens of a building that picked a colour, and looks whether it reads in light and in dark. */
export const expectReadable = async (page: Page, colour: string, paths: readonly string[]): Promise<void> => {
  for (const path of paths)
    await test.step(path, async () => {
      await page.goto(path)
      await settled(page)
      for (const scheme of ['light', 'dark'] as const) {
        await turnTo(page, scheme)
        await expect.poll(() => brand(page, 'primary')).toBe(colour)
        await drawn(page)
        await expectContrast(page, `${path} in ${scheme}`)
      }
    })
}
