import { reactRouter } from '@react-router/dev/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { endpointsWithoutSchemas } from './web/build/endpoints.ts'

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

export default defineConfig({
  publicDir: 'web/public',
  plugins: [endpointsWithoutSchemas(), compiler, reactRouter()],
  define: settings,
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Schemas are made by calls without effects: one that no screen uses goes, and zod with it.
    rolldownOptions: {
      treeshake: { manualPureFunctions: ['z'] },
      // The icons' barrel names six thousand modules: only those in use are read.
      experimental: { lazyBarrel: true },
    },
  },
  server: { proxy: { '/api': process.env['PUBLIC_URL'] ?? 'http://localhost:3000' } },
})
