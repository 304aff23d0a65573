import { useEffect, useEffectEvent } from 'react'

const touches = ['focusin', 'pointerdown', 'keydown'] as const

/** Calls once when somebody first points, types or moves to something on the page: for code that can wait until then. */
export const useFirstTouch = (begin: () => void): void => {
  const onTouch = useEffectEvent(begin)
  useEffect(() => {
    const ended = new AbortController()
    const touched = () => {
      ended.abort()
      onTouch()
    }
    for (const touch of touches) document.addEventListener(touch, touched, { signal: ended.signal })
    return () => ended.abort()
  }, [])
}
