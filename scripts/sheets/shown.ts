import type { APIRequestContext, Page } from '@playwright/test'

/** A screen as a contact sheet shows it. */
export interface Shown {
  readonly name: string
  /** Whose account of the demo, by what stands before the @; null is nobody. */
  readonly who:
    | 'admin'
    | 'manager'
    | 'council'
    | 'council.b'
    | 'owner'
    | 'tenant'
    | 'newcomer'
    | 'farah.haddad'
    | 'visitor'
    | null
  readonly path: string | ((api: APIRequestContext) => Promise<string>)
  /** What is done on the page before the picture. */
  readonly before?: (page: Page) => Promise<void>
}

/** Nobody's and nothing's. */
export const unknownId = '01990000-0000-7000-8000-000000000000'
