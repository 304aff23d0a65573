import { ticketViews } from '../../../../contract/tickets/views.ts'
import { bind } from '../../../http/bind.ts'
import { changeView, dropView, keepView, listViews } from './views.ts'

export const viewRoutes = bind(ticketViews, { list: listViews, keep: keepView, change: changeView, drop: dropView })
