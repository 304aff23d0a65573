/** The ways that features give to the walks over all screens, in their `walk.ts` (`walk-*.ts` where there are many). */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import type { Walk, Ways } from '../walk.ts'

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /[/\\]walk(-[a-z-]+)?\.ts$/.test(file))
  .toSorted()

/** Walks the way of each feature for these people, one after another. */
export const walkFeatures = async (whose: keyof Ways, page: Page, walk: Walk): Promise<void> => {
  for (const file of files) {
    const { ways } = (await import(pathToFileURL(join(import.meta.dirname, file)).href)) as { ways: Ways }
    await ways[whose]?.(page, walk)
  }
}
