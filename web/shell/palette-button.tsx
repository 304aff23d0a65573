import { ActionIcon } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { openDialog } from './dialogs.ts'

/** Opens search and commands; narrow windows have it in the menu. */
export const PaletteButton = () => (
  <ActionIcon
    color="gray"
    visibleFrom="sm"
    aria-label="Search and commands"
    aria-haspopup="dialog"
    aria-keyshortcuts="Control+K Meta+K"
    onClick={() => void openDialog('palette')}
  >
    <IconSearch size={22} />
  </ActionIcon>
)
