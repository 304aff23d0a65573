import { reactRouter } from '@react-router/dev/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunks } from './web/build/chunks.ts'
import { endpointsWithoutSchemas } from './web/build/endpoints.ts'
import { maintenancePageFile } from './web/build/maintenance-page.ts'
import { pdfParts } from './web/build/pdf.ts'
import { shortPreloads } from './web/build/preloads.ts'
import { builtIn } from './web/build/settings.ts'
import { siteFiles } from './web/build/site-files.ts'
import { manifestFile } from './web/build/web-manifest.ts'
import { serviceWorker } from './web/build/worker.ts'

/** Of plugin-react only the compiler: the router's plugin brings the rest. */
const compiler = react({ compiler: true }).filter((plugin) => plugin.name === 'vite:react-compiler')

/** By the whole path: the checkout itself may stand in a folder of that name. */
const ofLaw = new RegExp(`^${RegExp.escape(import.meta.dirname.replaceAll('\\', '/'))}/law/`)

/** Whether a file holds a screen or what several share: nobody looks for it by a name. */
const isNameless = (name: string): boolean =>
  name.startsWith('parts~') || /^(?:needs-connection|leaving-dialog)$|-screen(?:\.css)?$/.test(name)

const server = process.env['PUBLIC_URL'] ?? 'http://localhost:3000'

export default defineConfig({
  publicDir: 'web/public',
  plugins: [
    endpointsWithoutSchemas(),
    serviceWorker(),
    siteFiles(),
    maintenancePageFile(),
    manifestFile(),
    pdfParts(),
    compiler,
    reactRouter(),
    shortPreloads(),
  ],
  // What an installation sets; a changed value needs a new build.
  define: builtIn(process.env),
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Schemas are made by calls and reads without effects: one that no screen uses goes, and zod with it.
    rolldownOptions: {
      treeshake: {
        manualPureFunctions: ['z'],
        propertyReadSideEffects: false,
        // The door of a feature hands out and does nothing: who takes one thing of it does not bring the others. The law
        // is pure: a rule that no screen asks for stays out.
        moduleSideEffects: [
          { test: /\/web\/features\/(\w+)\/\1\.ts$/, sideEffects: false },
          { test: ofLaw, sideEffects: false },
        ],
      },
      // The icons' barrel names six thousand modules: only those in use are read.
      experimental: { lazyBarrel: true },
      output: {
        codeSplitting: { groups: chunks },
        // The first script names every other one, so names are short: most have that of their content alone.
        chunkFileNames: ({ name }) => (isNameless(name) ? 'assets/[hash:7].js' : 'assets/[name]-[hash:7].js'),
        assetFileNames: ({ names }) =>
          names.some(isNameless) ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash:7][extname]',
      },
    },
  },
  // The service worker is built, never served hot: it outlives the page that it came with.
  server: { proxy: { '/api': server, '/sw.js': server } },
})
