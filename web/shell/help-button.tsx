import { ActionIcon } from '@mantine/core'
import { IconHelp } from '@tabler/icons-react'
import { openDialog } from './dialogs.ts'

/** Opens the help for this screen beside it; narrow windows have it in the menu. */
export const HelpButton = () => (
  <ActionIcon
    color="gray"
    visibleFrom="sm"
    aria-label="Help"
    aria-haspopup="dialog"
    onClick={() => void openDialog('topic')}
  >
    <IconHelp size={22} />
  </ActionIcon>
)
