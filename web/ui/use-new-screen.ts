import { useEffect, useRef } from 'react'

/** Where a screen makes room for another by the query of the address alone, which the shell takes for the same: begins at its top. */
export const useNewScreen = (screen: string | null): void => {
  const before = useRef(screen)
  useEffect(() => {
    if (before.current === screen) return
    before.current = screen
    window.scrollTo(0, 0)
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  }, [screen])
}
