import { createElement, lazy, Suspense, type ComponentType } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useFirstTouch } from '../ui/first-touch.ts'
import { Waiting } from '../ui/waiting.tsx'
import { Guard } from './guard.tsx'
import { loadBeyond, loadScreen } from './load-screen.ts'
import type { Entry } from '../route-table/route-table.ts'
import { entryOf, redirectOf } from './pages.ts'

/** The screen at the current address behind its guard; an old or unknown address is sent on. */
const Screen = () => {
  const { pathname, search, hash } = useLocation()
  const entry = entryOf(pathname)
  // Whoever points at something is about to go on.
  useFirstTouch(() => void loadBeyond().catch(() => undefined))
  if (!entry) {
    const to = redirectOf(pathname)
    return <Navigate to={to === '/' ? to : to + search + hash} replace />
  }
  return (
    <Guard entry={entry}>
      <Suspense key={entry.path} fallback={<Waiting />}>
        {createElement(lazyScreen(fileOf(entry)))}
      </Suspense>
    </Guard>
  )
}
export default Screen

const fileOf = ({ screen }: Entry): string => (screen ? `../${screen}` : './honest-page.tsx')

const known = new Map<string, ComponentType>()

/** One component a file; code that failed to load is forgotten, so that the next look asks for it anew. */
const lazyScreen = (file: string) => {
  const loaded = known.get(file)
  if (loaded) return loaded
  const made = lazy(() =>
    loadScreen(file).catch((error: unknown) => {
      known.delete(file)
      return import('./needs-connection.tsx').then(
        ({ insteadOf }) => insteadOf(error),
        () => {
          throw error
        },
      )
    }),
  )
  known.set(file, made)
  return made
}

/**
 * Loads the screen of a page that stands as HTML, before React takes it over. With its code still on the way React would
 * throw that HTML away as soon as it hears who is signed in, or somebody types; what was typed would go with it. What fails
 * to load is asked for again when the screen shows, and fails there.
 */
export const loadWritten = async (pathname: string): Promise<void> => {
  const entry = entryOf(pathname)
  if (entry?.guard !== 'public') return
  const file = fileOf(entry)
  const screen = await loadScreen(file).catch(() => null)
  await screen?.loadWords?.(pathname).catch(() => null)
  if (screen) known.set(file, screen.default)
}
