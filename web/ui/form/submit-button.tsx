import { Button, type ButtonProps } from '@mantine/core'
import { useSending } from './form.tsx'
import { keepFocus } from './keep-focus.ts'

/** The button that sends the form around it: disabled, with its busy words, while that is under way. */
interface Props extends ButtonProps {
  busyText?: string
  children: string
}

export const SubmitButton = ({ busyText, children, ...rest }: Props) => {
  const sending = useSending()
  return (
    <Button
      type="submit"
      onMouseDown={keepFocus}
      {...rest}
      disabled={sending || rest.disabled === true}
      aria-busy={sending}
    >
      {sending ? (busyText ?? children) : children}
    </Button>
  )
}
