import { createElement, lazy, Suspense, type ComponentType } from 'react'
import { useLocation } from 'react-router'
import { Waiting } from '../../ui/waiting.tsx'
import { featureCards } from './feature-cards.ts'
import { FeaturePage } from './feature-page.tsx'
import type { FeatureWords } from './feature-pages/words.ts'

interface WordsModule {
  default: FeatureWords
}

/** Each page loads only its own text. */
const words: Readonly<Record<string, () => Promise<WordsModule>>> = {
  '/features/notices': () => import('./feature-pages/notices.ts'),
  '/features/maintenance': () => import('./feature-pages/maintenance.ts'),
  '/features/parking': () => import('./feature-pages/parking.ts'),
  '/features/amenity-booking': () => import('./feature-pages/amenity-booking.ts'),
  '/features/forum': () => import('./feature-pages/forum.ts'),
  '/features/documents': () => import('./feature-pages/documents.ts'),
  '/features/council-voting': () => import('./feature-pages/council-voting.ts'),
  '/features/residents': () => import('./feature-pages/residents.ts'),
  '/features/property-management': () => import('./feature-pages/property-management.ts'),
}

const known = new Map<string, ComponentType>()
const pathOf = (pathname: string): string => pathname.replace(/\/+$/, '')

const loadPage = async (path: string): Promise<{ default: ComponentType }> => {
  const card = featureCards.find(({ to }) => to === path)
  const load = words[path]
  if (!card || !load) throw new Error(`There is no feature page ${path}.`)
  const module = await load()
  return { default: () => <FeaturePage card={card} words={module.default} /> }
}

/** One component per page; text that failed to load is forgotten, so the next visit requests it again. */
const pageAt = (path: string): ComponentType => {
  const made =
    known.get(path) ??
    lazy(() =>
      loadPage(path).catch((error: unknown) => {
        known.delete(path)
        throw error
      }),
    )
  known.set(path, made)
  return made
}

export const loadWords = async (pathname: string): Promise<void> => {
  const path = pathOf(pathname)
  known.set(path, (await loadPage(path)).default)
}

/** A feature's benefits for residents, council and managers. */
const FeatureScreen = () => {
  const path = pathOf(useLocation().pathname)
  return (
    <Suspense key={path} fallback={<Waiting />}>
      {createElement(pageAt(path))}
    </Suspense>
  )
}
export default FeatureScreen
