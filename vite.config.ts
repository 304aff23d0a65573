import { reactRouter } from '@react-router/dev/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { endpointsWithoutSchemas } from './web/build/endpoints.ts'

/** Of plugin-react only the compiler: the router's plugin brings the rest. */
const compiler = react({ compiler: true }).filter((plugin) => plugin.name === 'vite:react-compiler')

export default defineConfig({
  publicDir: 'web/public',
  plugins: [endpointsWithoutSchemas(), compiler, reactRouter()],
  define: { 'import.meta.env.API_BASE_URL': JSON.stringify(process.env['API_BASE_URL'] ?? '') },
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Schemas are made by calls without effects: one that no screen uses goes, and zod with it.
    rolldownOptions: { treeshake: { manualPureFunctions: ['z'] } },
  },
  server: { proxy: { '/api': process.env['PUBLIC_URL'] ?? 'http://localhost:3000' } },
})
