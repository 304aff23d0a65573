import { Button, type ButtonProps } from '@mantine/core'
import { toast } from '../api/toast.ts'

type Props = ButtonProps & {
  /** What it copies. */
  value: string
  children: string
  /** What else to do where the browser won’t copy. */
  blocked?: string
  'aria-label'?: string
}

const copy = async (value: string, blocked: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(value)
    toast.success('Copied')
  } catch {
    toast.error(`Your browser blocked copying. ${blocked}`)
  }
}

/** A button that copies a text, and says whether the browser let it. */
export const CopyButton = ({ value, blocked = 'Please select the text and copy it.', ...button }: Props) => (
  <Button variant="default" onClick={() => void copy(value, blocked)} {...button} />
)
