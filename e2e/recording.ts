/** Notes what each journey asks for in the file that E2E_RECORD names; see docs/testing.md. */
import { appendFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { BrowserContext, Request, TestInfo } from '@playwright/test'

const file = process.env.E2E_RECORD

/** Matches calls, and the scripts of the built client. */
const noted = /^\/(?:api\/|assets\/[^/]+\.js$)/

/** Notes what the windows of a journey ask for, and adds its line once it has passed. */
export const recordAsked = (): { watch: (context: BrowserContext) => void; end: (test: TestInfo) => void } => {
  const asked = new Set<string>()
  const startedAt = performance.now()
  const hear = (request: Request) => {
    const { pathname } = new URL(request.url())
    if (noted.test(pathname)) asked.add(`${request.method()} ${pathname}`)
  }
  const watched = new Set<BrowserContext>()
  return {
    watch: (context) => {
      if (!file || watched.has(context)) return
      watched.add(context)
      context.on('request', hear)
    },
    end: ({ status, titlePath }) => {
      for (const context of watched) context.off('request', hear)
      if (!file || status !== 'passed') return
      const [spec = '', ...titles] = titlePath
      const seconds = (performance.now() - startedAt) / 1000
      appendFileSync(file, `${JSON.stringify({ file: basename(spec), titles, seconds, asked: [...asked] })}\n`)
    },
  }
}
