import { Button, Stack } from '@mantine/core'
import { useEffect, useRef, useState, type ReactNode } from 'react'

interface Props {
  /** What the button says: `Show history`. */
  words: string
  /** What it is about, where several say the same words. */
  of?: string
  /** What there is to see, while it is not shown. */
  text?: ReactNode
  /** What is asked for only once somebody wants to see it. */
  children: ReactNode
}

/** Something that few want to see, behind a button. Who works by keyboard goes on where it opened. */
export function OnDemand({ words, of, text, children }: Props) {
  const [open, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (open) place.current?.focus({ preventScroll: true })
  }, [open])
  if (open)
    return (
      <Stack gap="sm" ref={place} tabIndex={-1}>
        {children}
      </Stack>
    )
  return (
    <>
      {text}
      <Button
        variant="default"
        w="fit-content"
        onClick={() => setOpen(true)}
        {...(of !== undefined && { 'aria-label': `${words} ${of}` })}
      >
        {words}
      </Button>
    </>
  )
}
