import { feature } from '../../feature.ts'
import { vendorRoutes } from './routes.ts'
import { hiddenVendors, remindJob, remindOfEnds, vendorRecordNames, vendorsToday, wordReminders } from './vendors.ts'

export const vendorsFeature = feature({
  name: 'vendors',
  routes: vendorRoutes,
  jobs: [{ name: remindJob, every: '*/15 * * * *', run: remindOfEnds }],
  wordings: { 'vendor.ending': wordReminders },
  recordNames: vendorRecordNames,
  hiddenRecords: hiddenVendors,
  agendas: { vendors: vendorsToday },
  demo: async () => (await import('./demo.ts')).seedVendors,
})
