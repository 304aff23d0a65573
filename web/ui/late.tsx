import { useEffect, useState, type ReactNode } from 'react'
import { spinnerDelayMs } from '../../contract/limits.ts'

/** Shows what it holds once waiting has become noticeable. */
export const Late = ({ children }: { children: ReactNode }) => (useLapse(spinnerDelayMs) ? children : null)

/** Whether this long has passed since the part appeared. */
export const useLapse = (ms: number): boolean => {
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return passed
}
