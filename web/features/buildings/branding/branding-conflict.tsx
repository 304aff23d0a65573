import { Button, Group, List, Text } from '@mantine/core'
import { Conflict } from '../../../ui/conflict.tsx'

interface Props {
  /** What the other one changed, a line a part. */
  changes: readonly string[]
  onTakeTheirs(): void
}

/** Somebody else saved the branding meanwhile: shows theirs, keeps what was chosen here, and lets the writer decide. */
export const BrandingConflict = ({ changes, onTakeTheirs }: Props) => (
  <Conflict title="Somebody else saved the branding meanwhile">
    <Text size="sm" c="inherit">
      What you chose is still here and not saved. There it now has:
    </Text>
    <List size="sm" c="inherit">
      {changes.map((change) => (
        <List.Item key={change}>{change}</List.Item>
      ))}
    </List>
    <Group>
      <Button variant="default" onClick={onTakeTheirs}>
        Discard mine and take theirs
      </Button>
    </Group>
  </Conflict>
)
