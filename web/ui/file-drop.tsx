import { Button, FileButton, Group, Text } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { useRef, useState, type DragEvent } from 'react'
import classes from './file-drop.module.css'

interface Props {
  /** What the button says: `Choose files`. */
  button: string
  /** Endings of the files that the picker offers: `.pdf,.png`. Nothing is refused here; the caller says why. */
  accept: string
  multiple?: boolean
  disabled?: boolean
  labelId?: string
  onFiles(files: File[]): void
}

const listOf = (files: File | File[] | null): File[] => (Array.isArray(files) ? files : files ? [files] : [])

/** A place to drop files, with a button that opens the picker for everybody else. */
export function FileDrop({ button, accept, multiple = false, disabled = false, labelId, onFiles }: Props) {
  const [over, setOver] = useState(false)
  // Forgotten at once, so that a mended file of the same name can be chosen again.
  const forget = useRef<() => void>(null)
  const pick = (files: File | File[] | null) => {
    onFiles(listOf(files))
    forget.current?.()
  }
  const hold = (event: DragEvent) => {
    event.preventDefault()
    setOver(!disabled)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const files = [...event.dataTransfer.files]
    if (!disabled && files.length > 0) onFiles(multiple ? files : files.slice(0, 1))
  }
  return (
    <Group
      className={classes.place ?? ''}
      data-over={over || undefined}
      justify="center"
      gap="sm"
      role="group"
      aria-labelledby={labelId}
      onDragOver={hold}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FileButton
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        inputProps={{ 'aria-label': button }}
        resetRef={forget}
        onChange={pick}
      >
        {(picker) => (
          <Button
            {...picker}
            variant="default"
            disabled={disabled}
            leftSection={<IconPaperclip size={18} aria-hidden />}
          >
            {button}
          </Button>
        )}
      </FileButton>
      <Text size="sm" c="dimmed" visibleFrom="sm">
        {multiple ? 'or drop them here' : 'or drop it here'}
      </Text>
    </Group>
  )
}
