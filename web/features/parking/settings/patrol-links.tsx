import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { PatrolLinkDraft, type NewPatrolLink, type PatrolLink } from '../../../../contract/parking/patrol.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { useAction } from '../../../api/use-action.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { Instant } from '../../../ui/moments.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useConfirm } from '../../../ui/use-confirm.tsx'
import { StepDialog } from '../../../ui/step-dialog.tsx'

const refresh = [api.parking.patrolLinks]

/** Links by which a security company looks plates up and records violations, without accounts. */
export const PatrolLinks = () => {
  const links = useRoute(api.parking.patrolLinks, undefined, { staleTime: 0 })
  const [isMaking, setMaking] = useState(false)
  const [made, setMade] = useState<NewPatrolLink | null>(null)
  return (
    <Panel
      title="Patrol links"
      text="Anyone with a link can look up plates and record violations. They don’t see units or names."
    >
      <Loaded query={links} shape="list-item" rows={1} empty={<Text c="dimmed">No patrol links yet.</Text>}>
        {(found) => (
          <Stack gap="md">
            {found.map((link) => (
              <OneLink key={link._id} link={link} onMade={setMade} />
            ))}
          </Stack>
        )}
      </Loaded>
      <Button variant="default" w="fit-content" onClick={() => setMaking(true)}>
        Create a link
      </Button>
      {isMaking && <MakeDialog onMade={setMade} onClose={() => setMaking(false)} />}
      {made && (
        <Dialog onClose={() => setMade(null)} title={`Link for ${made.name}`}>
          <Text>It’s shown only once. Send it to them or open it on their phone.</Text>
          <Text size="sm" mt="sm" style={{ overflowWrap: 'anywhere' }} data-testid="patrol-link">
            {location.origin}
            {made.path}
          </Text>
        </Dialog>
      )}
    </Panel>
  )
}

const OneLink = ({ link, onMade }: { link: PatrolLink; onMade: (link: NewPatrolLink) => void }) => {
  const { ask, dialog } = useConfirm()
  const renew = useAction(api.parking.renewPatrolLink, { refresh })
  const end = useAction(api.parking.endPatrolLink, { done: 'Link revoked', refresh })
  const params = { id: link._id }
  const replace = async () => {
    const made = await renew.run({ params })
    if (made) onMade(made)
  }
  const stop = async () => {
    const text = 'It will stop working immediately.'
    if (await ask({ title: `Revoke the link for ${link.name}?`, text, yes: 'Revoke link', danger: true }))
      await end.run({ params })
  }
  return (
    <Group justify="space-between" gap="sm">
      <Stack gap={2} flex="1 1 14rem">
        <Text fw={600}>{link.name}</Text>
        <Text size="sm" c="dimmed">
          {link.works ? 'Valid until' : 'Ended'} <Instant at={link.until} />; lookups: {link.checks}, violations:{' '}
          {link.reports}
        </Text>
      </Stack>
      <Group gap="sm">
        <Button variant="default" onClick={() => void replace()}>
          New link
        </Button>
        <Button variant="default" onClick={() => void stop()}>
          Revoke
        </Button>
      </Group>
      {dialog}
    </Group>
  )
}

const MakeDialog = ({ onMade, onClose }: { onMade: (link: NewPatrolLink) => void; onClose: () => void }) => {
  const form = useContractForm(PatrolLinkDraft, { name: '' })
  const make = useAction(api.parking.makePatrolLink, { refresh })
  const send = async (body: { name: string }) => {
    const link = await make.send({ body })
    onClose()
    onMade(link)
  }
  return (
    <StepDialog
      title="New patrol link"
      form={form}
      onSend={send}
      onClose={onClose}
      button="Create link"
      busyText="Creating..."
      failed="We couldn’t create the link. Please try again; nothing you typed was lost."
      label="New patrol link"
    >
      <TextField control={form.control} name="name" label="Patrol name" placeholder="Seawall Security" data-autofocus />
    </StepDialog>
  )
}
