import { Alert, Button, Stack, Text } from '@mantine/core'
import { IconGitMerge } from '@tabler/icons-react'
import type { Profile } from '../../../contract/accounts/profile.ts'
import { formatPhone } from '../../../contract/text.ts'

/** The profile was saved in another window meanwhile: shows what it says there, and keeps what was typed here. */
export const PersonalConflict = ({ theirs, onTakeTheirs }: { theirs: Profile; onTakeTheirs: () => void }) => (
  <Alert
    color="orange"
    icon={<IconGitMerge aria-hidden />}
    title="Your profile was saved in another window meanwhile"
    role="alert"
  >
    <Stack gap="sm" align="flex-start">
      <Text size="sm" c="inherit">
        What you typed is still here and not saved. There it now reads: {theirs.firstName} {theirs.lastName}
        {theirs.phone ? `, ${formatPhone(theirs.phone)}` : ', no phone'}.
      </Text>
      <Button variant="default" onClick={onTakeTheirs}>
        Discard mine and take that
      </Button>
    </Stack>
  </Alert>
)
