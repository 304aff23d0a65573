import { Button, type ButtonProps } from '@mantine/core'
import { toast } from '../api/toast.ts'

type Props = ButtonProps & {
  /** What it copies. */
  value: string
  children: string
  'aria-label'?: string
}

const copy = async (value: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(value)
    toast.success('Copied')
  } catch {
    toast.error('Your browser blocked copying. Please select the text and copy it.')
  }
}

/** A button that copies a text, and says whether the browser let it. */
export const CopyButton = ({ value, ...button }: Props) => (
  <Button variant="default" onClick={() => void copy(value)} {...button} />
)
