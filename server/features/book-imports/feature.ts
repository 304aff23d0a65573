import { feature } from '../../feature.ts'
import { bookImportNames, hiddenBookImports, sweepImports, sweepJob } from './book-imports.ts'
import { bookImportsRoutes } from './routes.ts'

export const bookImportsFeature = feature({
  name: 'book-imports',
  routes: bookImportsRoutes,
  jobs: [{ name: sweepJob, every: '50 9 * * *', run: sweepImports }],
  recordNames: bookImportNames,
  hiddenRecords: hiddenBookImports,
  demo: async () => (await import('./demo.ts')).seedBookImports,
})
