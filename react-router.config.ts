import type { Config } from '@react-router/dev/config'
import { prerendered } from './web/route-table/prerendered.ts'

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: false,
  prerender: [...prerendered],
  routeDiscovery: { mode: 'initial' },
} satisfies Config
