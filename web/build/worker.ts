import { join } from 'node:path'
import { build, type Plugin } from 'vite'

const entry = join(import.meta.dirname, '../worker/worker.ts')

/**
 * Builds the service worker into `/sw.js`: at the root, since it may lead to every page below its own folder. It is a build
 * by itself, one file that imports nothing: browsers keep it beyond the files of the pages that it came with.
 */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async generateBundle() {
    const built = await build({
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      build: {
        write: false,
        target: 'baseline-widely-available',
        modulePreload: false,
        rolldownOptions: { input: entry, output: { format: 'iife', entryFileNames: 'sw.js' } },
      },
    })
    const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) => ('output' in one ? one.output : []))
    const [worker] = outputs
    if (outputs.length !== 1 || worker?.type !== 'chunk') throw new Error('The service worker must be one file.')
    this.emitFile({ type: 'asset', fileName: 'sw.js', source: worker.code })
  },
})
