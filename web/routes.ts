import { layout, route, type RouteConfig } from '@react-router/dev/routes'
import { buildingEntries, guestEntries, publicEntries, redirects, signedInEntries, type Entry } from './route-table.ts'

/** The route table as the router wants it: a guard around each group, the shell around all of them. */
const screen = ({ path, screen: file = 'shell/honest-page.tsx' }: Entry) => route(path, file, { id: path })

export default [
  layout('shell/shell.tsx', [
    ...publicEntries.map(screen),
    layout('shell/guards/guest.tsx', guestEntries.map(screen)),
    layout('shell/guards/signed-in.tsx', [
      ...signedInEntries.map(screen),
      layout('shell/guards/building.tsx', buildingEntries.map(screen)),
    ]),
  ]),
  ...redirects.map(({ from }) => route(from, 'shell/redirect.tsx', { id: `redirect:${from}` })),
  route('*', 'shell/redirect.tsx', { id: 'unknown' }),
] satisfies RouteConfig
