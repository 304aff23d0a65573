import type { ComponentType } from 'react'

/** What lies beyond the pages that only say something: the names of all other screens, and their guards. */

export { Guarded } from './guarded.tsx'

export interface ScreenModule {
  default: ComponentType
  /** Of a screen whose words come by themselves, page by page: has those of a page ready. */
  loadWords?: (pathname: string) => Promise<unknown>
}

export const screens = import.meta.glob<ScreenModule>([
  '../features/**/*-screen.tsx',
  '!../features/marketing/*-screen.tsx',
  './honest-page.tsx',
])
