import { Button, type ButtonProps } from '@mantine/core'
import type { MouseEventHandler } from 'react'

/** A button that does something by itself: disabled, with its busy words, while that is under way. */
interface Props extends ButtonProps {
  busy: boolean
  busyText?: string
  onClick: MouseEventHandler<HTMLButtonElement>
  children: string
}

export const BusyButton = ({ busy, busyText, disabled = false, children, ...rest }: Props) => (
  <Button {...rest} disabled={busy || disabled} aria-busy={busy}>
    {busy ? (busyText ?? children) : children}
  </Button>
)
