import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { keptFiles } from './kept-files.ts'

const entry = join(import.meta.dirname, '../worker/worker.ts')

/**
 * Builds the service worker into `/sw.js`: at the root, since it may lead to every page below its own folder. It is a build
 * by itself, one file that imports nothing: browsers keep it beyond the files of the pages that it came with. The addresses
 * of the files that it keeps are written into it, so that it is another one whenever one of them is.
 */
export const serviceWorker = (): Plugin => {
  let settings: Record<string, unknown> = {}
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved: ({ define = {} }) => {
      settings = define
    },
    async generateBundle(_options, bundle) {
      const files = JSON.stringify(keptFiles(bundle))
      const built = await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        define: {
          'import.meta.env.API_BASE_URL': settings['import.meta.env.API_BASE_URL'],
          'import.meta.env.KEPT_FILES': files,
          'import.meta.env.KEPT_BUILD': JSON.stringify(createHash('sha256').update(files).digest('hex').slice(0, 12)),
        },
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
  }
}
