import { feature } from '../../feature.ts'
import { ticketRoutes } from './routes.ts'
import {
  hiddenMaintenanceSettings,
  hiddenTickets,
  maintenanceSettingsNames,
  settleJob,
  settleTickets,
  ticketFiguresOffered,
  ticketRecordNames,
  ticketsLeaving,
  ticketsOfUnit,
  ticketsToday,
  wordAlarms,
  wordTickets,
} from './tickets.ts'

export const ticketsFeature = feature({
  name: 'tickets',
  routes: ticketRoutes,
  jobs: [{ name: settleJob, every: '*/5 * * * *', run: settleTickets }],
  wordings: {
    'ticket.emergency': wordTickets('ticket.emergency'),
    'ticket.reported': wordTickets('ticket.reported'),
    'ticket.assigned': wordTickets('ticket.assigned'),
    'ticket.news': wordTickets('ticket.news'),
    'ticket.late': wordAlarms,
  },
  figures: ticketFiguresOffered,
  recordNames: { ...ticketRecordNames, ...maintenanceSettingsNames },
  hiddenRecords: { ...hiddenTickets, ...hiddenMaintenanceSettings },
  unitPanels: { tickets: ticketsOfUnit },
  agendas: { tickets: ticketsToday },
  leavings: [ticketsLeaving],
  demo: async () => (await import('./demo.ts')).seedTickets,
})
