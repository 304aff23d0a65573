import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'

interface Props {
  busy: boolean
  disabled: boolean
  onDiscard: () => void
}

/** Forgets what was only tried. */
export const DiscardButton = ({ busy, disabled, onDiscard }: Props) => (
  <Button
    variant="default"
    leftSection={<IconTrash size={18} aria-hidden />}
    loading={busy}
    disabled={disabled}
    onClick={onDiscard}
  >
    Discard
  </Button>
)
