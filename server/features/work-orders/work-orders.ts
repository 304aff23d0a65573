/** From a leak to a bill approved: what vendors are asked, who approves, when they come, what they did and what it cost. */
export { addFiles, openFile, removeFile } from './files.ts'
export { chargeUnit } from './charging.ts'
export { bearCost, cancelOrder, closeOrder, enterInvoice, finish } from './finishing.ts'
export {
  linkedDecline,
  linkedDone,
  linkedFile,
  linkedInvoice,
  linkedOrder,
  linkedQuote,
  linkedWindows,
} from './linked.ts'
export { revokeLink, sendLink, vendorLinkWorks } from './links.ts'
export { addOrder, askVendors, changeOrder, enterQuote } from './making.ts'
export { wordAnswers, wordApprovals } from './messages.ts'
export { hiddenOrders, orderNames } from './names-store.ts'
export { decide, giveOrder } from './ordering.ts'
export { exportOrders } from './orders-file.ts'
export { countOrders, getOrder, listOrders, listVisits } from './reading.ts'
export { workOfVendor } from './vendor-work.ts'
export { noneSuits, offerWindows, pickWindow, ticketVisits } from './visiting.ts'
