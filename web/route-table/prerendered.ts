import { helpPages } from './help-topics.ts'
import { publicEntries } from './public.ts'

/** Public pages whose HTML is written at build time, so that they read without scripts. */
export const prerendered: readonly string[] = [
  ...publicEntries
    .map(({ path }) => path)
    .filter(
      (path) =>
        ['/', '/contact', '/pricing', '/privacy', '/terms', '/logo-concepts'].includes(path) ||
        path.startsWith('/features/'),
    ),
  ...helpPages,
]
