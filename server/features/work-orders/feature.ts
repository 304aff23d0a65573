import { feature } from '../../feature.ts'
import { workOrderRoutes } from './routes.ts'
import { hiddenOrders, orderNames, vendorLinkWorks, wordAnswers, wordApprovals, workOfVendor } from './work-orders.ts'

export const workOrdersFeature = feature({
  name: 'work-orders',
  routes: workOrderRoutes,
  wordings: { 'work.approval': wordApprovals, 'work.answered': wordAnswers },
  recordNames: orderNames,
  hiddenRecords: hiddenOrders,
  linkWorks: { vendor: vendorLinkWorks },
  gives: { vendorWork: workOfVendor },
  demo: async () => (await import('./demo.ts')).seedWorkOrders,
})
