import { VisuallyHidden } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** A screen names itself twice: by the route table, then by what it shows. Only the last is said. */
const restMs = 400

/** Tells screen readers where a link has led; the first page of a visit they read themselves. */
export const Announcer = ({ title }: { title: string }) => {
  const { pathname } = useLocation()
  const [said, setSaid] = useState('')
  const before = useRef(pathname)
  const moved = useRef(false)
  useEffect(() => {
    if (before.current !== pathname) moved.current = true
    before.current = pathname
    if (!moved.current) return undefined
    const timer = setTimeout(() => setSaid(title), restMs)
    return () => clearTimeout(timer)
  }, [pathname, title])
  return (
    <VisuallyHidden aria-live="polite" aria-atomic="true">
      {said}
    </VisuallyHidden>
  )
}
