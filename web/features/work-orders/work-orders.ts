/** What other features take of work orders: those of a ticket for the desk, and the visit for whoever reported it. */
export { WorkOrdersPanel } from './panel.tsx'
export { VisitPicker } from './visit/visit-picker.tsx'
