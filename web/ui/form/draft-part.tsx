import { Alert, Button, Group, Text } from '@mantine/core'
import { LeaveGuard } from './leave-guard.tsx'
import type { Draft } from './use-draft.ts'

interface Props {
  draft: Draft
  isSending: () => boolean
  /** Whether something besides the fields would be lost, such as chosen files. Undefined for a form that has only fields. */
  unsaved?: boolean | undefined
}

/** Offers the draft that a form found when it opened, and asks before unsaved text is left. */
export const DraftPart = ({ draft, isSending, unsaved }: Props) => (
  <>
    <LeaveGuard unsaved={() => !isSending() && (draft.isTyped() || unsaved === true)} onLeave={draft.drop} />
    {draft.found !== 'nothing' && (
      <Alert color="blue" title="Draft restored">
        <Text size="sm">
          {draft.found === 'draft'
            ? 'You typed this earlier and didn’t save it.'
            : 'You typed this earlier and didn’t save it. Someone has changed the record since, so check before you save.'}
          {unsaved !== undefined && ' Files aren’t kept: please attach them again.'}
        </Text>
        <Group mt="xs">
          <Button variant="default" size="xs" onClick={draft.discard}>
            Discard draft
          </Button>
        </Group>
      </Alert>
    )}
  </>
)
