import { Checkbox, Group } from '@mantine/core'
import { IconMailOpened } from '@tabler/icons-react'
import { BusyButton } from '../../ui/busy-button.tsx'

interface Props {
  /** How many unread messages stand on the screen. */
  unread: number
  chosen: number
  busy: boolean
  onChooseAll(all: boolean): void
  onMarkRead(): void
}

/** Chooses unread messages and marks the chosen ones read. */
export const SelectionBar = ({ unread, chosen, busy, onChooseAll, onMarkRead }: Props) => (
  <Group justify="space-between" gap="sm" wrap="nowrap" mih={44} pl={13}>
    <Checkbox
      label={chosen === 0 ? `Select ${unread} unread` : `${chosen} selected`}
      checked={chosen === unread}
      indeterminate={chosen > 0 && chosen < unread}
      onChange={() => onChooseAll(chosen < unread)}
    />
    {chosen > 0 && (
      <BusyButton
        variant="default"
        leftSection={<IconMailOpened size={18} aria-hidden />}
        busy={busy}
        onClick={onMarkRead}
      >
        {`Mark ${chosen} as read`}
      </BusyButton>
    )}
  </Group>
)
