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
const triesMost = 40

/** Scrolls to an element once it is there: a screen's code may still be loading. */
const reveal = (id: string): (() => void) => {
  let tries = 0
  const timer = setInterval(() => {
    const place = document.getElementById(id)
    tries += 1
    if (place || tries === triesMost) clearInterval(timer)
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    place?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' })
  }, tryEveryMs)
  return () => clearInterval(timer)
}
