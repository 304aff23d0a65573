import { Button, Group, Text } from '@mantine/core'
import type { Profile } from '../../../contract/accounts/profile.ts'
import { formatPhone } from '../../../contract/text.ts'
import { Conflict } from '../../ui/conflict.tsx'

/** The profile was saved in another window meanwhile: shows what it says there, and keeps what was typed here. */
export const PersonalConflict = ({ theirs, onTakeTheirs }: { theirs: Profile; onTakeTheirs: () => void }) => (
  <Conflict title="Your profile was saved in another window meanwhile">
    <Text size="sm" c="inherit">
      What you typed is still here and not saved. There it now reads: {theirs.firstName} {theirs.lastName}
      {theirs.phone ? `, ${formatPhone(theirs.phone)}` : ', no phone'}.
    </Text>
    <Group>
      <Button variant="default" className="wraps" onClick={onTakeTheirs}>
        Discard mine and take that
      </Button>
    </Group>
  </Conflict>
)
