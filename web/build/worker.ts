import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Builds the service worker into `/sw.js`: at the root, since it may lead to every page below its own folder. */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  buildStart() {
    this.emitFile({ type: 'chunk', id: join(import.meta.dirname, '../worker/worker.ts'), fileName: 'sw.js' })
  },
})
