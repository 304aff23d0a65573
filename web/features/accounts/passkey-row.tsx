import { Button, Group, Stack, Text } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { useState } from 'react'
import { PasskeyNaming, type Passkey } from '../../../contract/accounts/passkeys.ts'
import type { SecondFactor } from '../../../contract/accounts/second-factor.ts'
import { api } from '../../api/api.ts'
import { useAction } from '../../api/use-action.ts'
import { Form } from '../../ui/form/form.tsx'
import { keepFocus } from '../../ui/form/keep-focus.ts'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-fields.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { Instant } from '../../ui/moments.tsx'
import { useOwnProof } from './use-own-proof.tsx'
import { afterChange } from './use-second-factor.ts'

/** One passkey: what it is called, when it was used, and how to rename or remove it. */
export const PasskeyRow = ({ passkey, known }: { passkey: Passkey; known: SecondFactor }) => {
  const { _id: id, name, createdAt, lastUsedAt } = passkey
  const [renaming, setRenaming] = useState(false)
  const { prove, dialog } = useOwnProof(known)
  const remove = useAction(api.accounts.removePasskey, { done: 'Passkey removed', refresh: afterChange })
  const askToRemove = () =>
    prove({
      title: `Remove “${name}”?`,
      text: 'It will no longer work here. Your device may keep offering it until you delete it there too.',
      yes: 'Remove passkey',
      strict: true,
      send: (body) => remove.send({ params: { id }, body }),
    })
  if (renaming) return <Rename passkey={passkey} onClose={() => setRenaming(false)} />
  return (
    <Group component="li" justify="space-between" gap="sm" py="sm">
      <Group gap="md" wrap="nowrap" flex="1 1 14rem">
        <IconFingerprint size={24} aria-hidden />
        <Stack gap={2} miw={0}>
          <Text fw={500} style={{ overflowWrap: 'anywhere' }}>
            {name}
          </Text>
          <Text size="sm" c="dimmed">
            Added <Instant at={createdAt} />,{' '}
            {lastUsedAt === null ? (
              'never used'
            ) : (
              <>
                last used <Instant at={lastUsedAt} />
              </>
            )}
          </Text>
        </Stack>
      </Group>
      <Group gap="sm">
        <Button variant="default" onClick={() => setRenaming(true)} aria-label={`Rename ${name}`}>
          Rename
        </Button>
        <Button variant="subtle" color="red" onClick={() => void askToRemove()} aria-label={`Remove ${name}`}>
          Remove
        </Button>
      </Group>
      {dialog}
    </Group>
  )
}

const Rename = ({ passkey: { _id: id, name }, onClose }: { passkey: Passkey; onClose: () => void }) => {
  const save = useAction(api.accounts.renamePasskey, { done: 'Renamed', refresh: [api.accounts.passkeys] })
  const form = useContractForm(PasskeyNaming, { name })
  const send = async (body: { name: string }) => {
    await save.send({ params: { id }, body })
    onClose()
  }
  return (
    <li>
      <Form form={form} onSend={send} failed="We couldn’t rename it" label={`Rename ${name}`}>
        <TextField control={form.control} name="name" label="Passkey name" autoComplete="off" />
        <Group gap="sm" pb="sm">
          <SubmitButton busyText="Saving...">Save</SubmitButton>
          <Button variant="default" onMouseDown={keepFocus} onClick={onClose}>
            Cancel
          </Button>
        </Group>
      </Form>
    </li>
  )
}
