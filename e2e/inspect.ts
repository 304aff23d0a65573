import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Hears what a page complains of; a refused call is part of some screens and no complaint. */
export const hearErrors = (page: Page): string[] => {
  const heard: string[] = []
  page.on('pageerror', (error) => heard.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) heard.push(message.text())
  })
  return heard
}

/** Nothing is still to come, one main heading, and no wider than the window. */
export const expectFit = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('main').getByText('Loading...')).toHaveCount(0)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow, 'wider than the window').toBeLessThanOrEqual(0)
}

/** Nothing for axe to find. */
export const expectAccessible = async (page: Page): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`),
  ).toEqual([])
}

/** What every screen must be at any width. */
export const expectSound = async (page: Page): Promise<void> => {
  await expectFit(page)
  await expectAccessible(page)
}
