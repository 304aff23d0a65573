import { createElement, lazy, Suspense, type LazyExoticComponent, type ComponentType } from 'react'
import { Navigate, useLocation } from 'react-router'
import { Waiting } from '../ui/waiting.tsx'
import { Guarded } from './guard.tsx'
import { loadScreen } from './load-screen.ts'
import { entryOf, redirectOf } from './pages.ts'

/** The screen at the current address behind its guard; an old or unknown address is sent on. */
const Screen = () => {
  const { pathname, search, hash } = useLocation()
  const entry = entryOf(pathname)
  if (!entry) {
    const to = redirectOf(pathname)
    return <Navigate to={to === '/' ? to : to + search + hash} replace />
  }
  const file = entry.screen ? `../${entry.screen}` : './honest-page.tsx'
  return (
    <Guarded entry={entry}>
      <Suspense key={entry.path} fallback={<Waiting />}>
        {createElement(lazyScreen(file))}
      </Suspense>
    </Guarded>
  )
}
export default Screen

const known = new Map<string, LazyExoticComponent<ComponentType>>()

/** One lazy component a file; code that failed to load is forgotten, so that the next look asks for it anew. */
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
