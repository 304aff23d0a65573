import { Button, Group, Text } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import '@mantine/dropzone/styles.css'
import { IconPaperclip } from '@tabler/icons-react'
import { useRef } from 'react'

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

/** A place to drop files, with a button that opens the picker for everybody else. */
export function FileDrop({ button, accept, multiple = false, disabled = false, labelId, onFiles }: Props) {
  const open = useRef<() => void>(null)
  return (
    <Dropzone
      openRef={open}
      onDropAny={(files, rejections) => onFiles([...files, ...rejections.map(({ file }) => file)])}
      onDrop={() => {}}
      multiple={multiple}
      disabled={disabled}
      activateOnClick={false}
      activateOnKeyboard={false}
      enablePointerEvents
      role="group"
      {...(labelId && { 'aria-labelledby': labelId })}
      inputProps={{ accept, tabIndex: -1, 'aria-label': button }}
    >
      <Group justify="center" gap="sm" py="xs">
        <Button
          variant="default"
          leftSection={<IconPaperclip size={18} aria-hidden />}
          disabled={disabled}
          onClick={() => open.current?.()}
        >
          {button}
        </Button>
        <Text size="sm" c="dimmed" visibleFrom="sm">
          {multiple ? 'or drop them here' : 'or drop it here'}
        </Text>
      </Group>
    </Dropzone>
  )
}
