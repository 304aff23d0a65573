import { reactRouter } from '@react-router/dev/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { endpointsWithoutSchemas } from './web/build/endpoints.ts'
import { serviceWorker } from './web/build/worker.ts'

/** Of plugin-react only the compiler: the router's plugin brings the rest. */
const compiler = react({ compiler: true }).filter((plugin) => plugin.name === 'vite:react-compiler')

/** What an installation sets and the built client carries; a changed value needs a new build. */
const usual = {
  API_BASE_URL: '',
  SUPPORT_EMAIL: 'support@parapet.example',
  SALES_EMAIL: 'sales@parapet.example',
  FOOTER_LOCATION: 'Vancouver, British Columbia',
}
const settings = Object.fromEntries(
  Object.entries(usual).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(process.env[name] || value)]),
)

/** What every page needs comes in two files; what several screens share comes in few. */
const libraries =
  /node_modules[\\/](?:react|react-dom|scheduler|react-router|clsx|@tanstack[\\/](?:react-query|query-core))[\\/]/
const mantine =
  /@mantine[\\/]core[\\/]esm[\\/](?:core|utils|components[\\/](?:ActionIcon|Alert|Anchor|Box|Button|Card|Center|CloseButton|Container|Group|List|Loader|Paper|SimpleGrid|Skeleton|Stack|Text|ThemeIcon|Title|Transition|UnstyledButton|VisuallyHidden))[\\/]/
const ours =
  /web[\\/](?:theme|route-table[\\/](?!promises)|api[\\/](?!use-action|download|live|unread)|ui[\\/](?:form[\\/]unsaved|illustration|loaded|notice|page-head|placeholder|waiting))/
const chunks = [
  { name: 'libraries', test: libraries, priority: 3 },
  { name: 'frame', test: (id: string) => mantine.test(id) || ours.test(id), priority: 2 },
  // Each is small, and alone in a file it would weigh a request.
  { name: 'icons', test: /@tabler/, minShareCount: 5, priority: 2 },
  { name: 'parts', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1_000, priority: 1 },
]

const server = process.env['PUBLIC_URL'] ?? 'http://localhost:3000'

export default defineConfig({
  publicDir: 'web/public',
  plugins: [endpointsWithoutSchemas(), serviceWorker(), compiler, reactRouter()],
  define: settings,
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Schemas are made by calls and reads without effects: one that no screen uses goes, and zod with it.
    rolldownOptions: {
      treeshake: { manualPureFunctions: ['z'], propertyReadSideEffects: false },
      // The icons' barrel names six thousand modules: only those in use are read.
      experimental: { lazyBarrel: true },
      output: { codeSplitting: { groups: chunks } },
    },
  },
  // The service worker is built, never served hot: it outlives the page that it came with.
  server: { proxy: { '/api': server, '/sw.js': server } },
})
