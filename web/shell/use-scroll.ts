import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Every route change scrolls to the top, but a hash leads to its place; the new screen takes the focus. */
export const useScroll = (): void => {
  const location = useLocation()
  const before = useRef<string | null>(null)

  useEffect(() => {
    history.scrollRestoration = 'manual'
  }, [])
  useEffect(() => {
    const { pathname, hash } = location
    const changed = before.current !== null && before.current !== pathname
    before.current = pathname
    if (hash) return reveal(hash.slice(1))
    if (!changed) return undefined
    window.scrollTo(0, 0)
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
    return undefined
  }, [location])
}

const tryEveryMs = 50
const triesMost = 600
const hands = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/** Scrolls to an element once it is there, as a screen's code may still be loading, unless somebody does something first. */
const reveal = (id: string): (() => void) => {
  let tries = 0
  const over = new AbortController()
  const timer = setInterval(() => {
    const place = document.getElementById(id)
    tries += 1
    if (place || tries === triesMost) over.abort()
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    place?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' })
  }, tryEveryMs)
  over.signal.addEventListener('abort', () => clearInterval(timer))
  for (const hand of hands) window.addEventListener(hand, () => over.abort(), { passive: true, signal: over.signal })
  return () => over.abort()
}
