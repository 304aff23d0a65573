import { layout, route, type RouteConfig } from '@react-router/dev/routes'
import { entries, redirects } from './route-table/route-table.ts'

/**
 * The route table as the router wants it. Every address leads to `shell/screen.tsx`, which reads the table again for guard
 * and screen and loads the screen's code itself: the router would reload the page over and over when code fails to load.
 */
const file = 'shell/screen.tsx'

export default [
  layout('shell/shell.tsx', [
    ...entries.map(({ path }) => route(path, file, { id: path })),
    ...redirects.map(({ from }) => route(from, file, { id: from })),
    route('*', file, { id: 'unknown' }),
  ]),
] satisfies RouteConfig
