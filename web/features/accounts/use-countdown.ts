import { useEffect, useState } from 'react'

/** Seconds that are left of a wait, and what begins one; `from` seconds are under way at first. */
export const useCountdown = (from: number): { left: number; begin: (seconds: number) => void } => {
  const [until, setUntil] = useState(() => Date.now() + from * 1000)
  const [left, setLeft] = useState(from)
  useEffect(() => {
    const tick = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)))
    tick()
    const timer = setInterval(() => {
      tick()
      if (Date.now() >= until) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [until])
  return { left, begin: (seconds) => setUntil(Date.now() + seconds * 1000) }
}
