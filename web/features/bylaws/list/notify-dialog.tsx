import { Group, List, Text } from '@mantine/core'
import { z } from 'zod'
import type { Bylaw } from '../../../../contract/bylaws/bylaw.ts'
import { bylawName } from '../../../../contract/bylaws/bylaw-words.ts'
import { bylawsAddedMost } from '../../../../contract/limits/bylaws.ts'
import { counted } from '../../../../contract/text.ts'
import { bylawLaw } from '../../../../law/law.ts'
import { api } from '../../../api/api.ts'
import { useBuilding } from '../../../api/building.tsx'
import { useAction } from '../../../api/use-action.ts'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { StepDialog } from '../../../ui/step-dialog.tsx'
import { Why } from '../../../ui/why.tsx'
import { shownOfBylaws } from '../shown.ts'

const Bare = z.object({})

interface Props {
  bylaws: readonly Bylaw[]
  onClose: () => void
}

/** Notifies everyone in the building of changes to bylaws and rules. */
export const NotifyDialog = ({ bylaws, onClose }: Props) => {
  const { telling } = bylawLaw(useBuilding().jurisdiction)
  const included = bylaws.slice(0, bylawsAddedMost)
  const form = useContractForm(Bare, {})
  const tell = useAction(api.bylaws.tell, {
    done: ({ told }) => `${counted(told, 'person', 'people')} notified`,
    refresh: shownOfBylaws,
  })
  return (
    <StepDialog
      title="Notify residents?"
      form={form}
      onSend={() => tell.send({ body: { bylawIds: included.map(({ _id }) => _id) } })}
      onClose={onClose}
      button="Notify residents"
      busyText="Sending..."
      failed="We couldn’t notify residents. Please try again."
    >
      <Group gap="sm" justify="space-between" align="flex-start">
        <Text size="sm" flex="1 1 14rem">
          Everyone in the building with an account gets a message and an email about these changes. Owners and tenants
          without one need it in writing: print the PDF, or send them a letter.
        </Text>
        {telling && <Why reason={telling} of="Notify residents" />}
      </Group>
      {bylaws.length > included.length && (
        <Text size="sm">
          {`Only the first ${included.length} of ${bylaws.length} changes are included. Press “Notify residents” again for the rest.`}
        </Text>
      )}
      <List size="sm" mah="14rem" style={{ overflowY: 'auto' }} tabIndex={0} aria-label="Changes">
        {included.map((bylaw) => (
          <List.Item key={bylaw._id} style={{ overflowWrap: 'anywhere' }}>
            {bylawName(bylaw)}
          </List.Item>
        ))}
      </List>
    </StepDialog>
  )
}
