import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { compressAssets } from './web/build/compress.ts'
import { prerendered } from './web/route-table/route-table.ts'

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: false,
  prerender: [...prerendered],
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => compressAssets(join(reactRouterConfig.buildDirectory, 'client/assets')),
} satisfies Config
