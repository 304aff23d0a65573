import { Button, Group, Text } from '@mantine/core'
import type { Profile } from '../../../contract/accounts/profile.ts'
import { formatPhone } from '../../../contract/text.ts'
import { Conflict } from '../../ui/conflict.tsx'

/** The profile was saved in another window meanwhile: shows what it says there, and keeps what was typed here. */
export const PersonalConflict = ({ theirs, onTakeTheirs }: { theirs: Profile; onTakeTheirs: () => void }) => (
  <Conflict title="You just saved your profile in another window">
    <Text size="sm" c="inherit">
      Your text is still here but isn’t saved. The saved version: {theirs.firstName} {theirs.lastName}
      {theirs.phone ? `, ${formatPhone(theirs.phone)}` : ', no phone'}.
    </Text>
    <Group>
      <Button variant="default" className="wraps" onClick={onTakeTheirs}>
        Discard mine and use the saved version
      </Button>
    </Group>
  </Conflict>
)
