import { useEffect, useRef } from 'react'

/** For a button that gives way to a form: once the form is closed, the focus stands on the button again. */
export const useFocusBack = (open: boolean) => {
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !open) button.current?.focus()
    wasOpen.current = open
  }, [open])
  return button
}
