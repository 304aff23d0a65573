import { Alert, Anchor, Card, Stack, Switch, Text, Title } from '@mantine/core'
import { IconEyeOff } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatPhone } from '../../../../contract/text.ts'
import type { MySharing as Sharing, SharingChange } from '../../../../contract/units/people.ts'
import { labelsFor } from '../../../../law/law.ts'
import { api } from '../../../api/api.ts'
import { useBuilding, useBuildingSelection } from '../../../api/building.tsx'
import { keyOf, useRoute } from '../../../api/queries.ts'
import { useUser } from '../../../api/session.tsx'
import { useAction } from '../../../api/use-action.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { ConsentRecord } from './consent-record.tsx'
import { ContactLinks } from './contact-links.tsx'
import { NeighbourCard } from './neighbour-card.tsx'

/** What neighbours see of the reader in the current building: each field by its own word, and how it looks to them. */
export const MySharing = () => {
  const { building } = useBuildingSelection()
  if (!building) return <Text>After you join a building, you can choose here what your neighbours see.</Text>
  return <InBuilding key={building._id} buildingId={building._id} buildingName={building.name} />
}

const InBuilding = ({ buildingId, buildingName }: { buildingId: string; buildingName: string }) => {
  const client = useQueryClient()
  const sharing = useRoute(api.units.mySharing, {}, { staleTime: 0 })
  const save = useAction(api.units.changeMySharing, {
    done: 'Saved. This takes effect immediately.',
    failed: 'We couldn’t save your choice.',
    refresh: [api.units.person],
  })
  const change = async (body: SharingChange) => {
    const saved = await save.run({ body })
    if (saved) client.setQueryData(keyOf(api.units.mySharing, buildingId, {}), saved)
  }
  return (
    <Loaded query={sharing} shape="form" rows={2} failed="We couldn’t load your sharing choices.">
      {(known) => (
        <Stack gap="md">
          {known.isProtected && <Protected />}
          {known.inRoster ? (
            <Choices
              known={known}
              busy={save.busy}
              buildingName={buildingName}
              onChange={(body) => void change(body)}
            />
          ) : (
            <Text>
              You aren’t on the roster of {buildingName}, so there is nothing to show. If you live here, tell your
              managers.
            </Text>
          )}
          <Preview known={known} buildingName={buildingName} />
          <ConsentRecord consents={known.consents} />
        </Stack>
      )}
    </Loaded>
  )
}

const Protected = () => (
  <Alert color="orange" icon={<IconEyeOff aria-hidden />} title="Your building is keeping you hidden" role="status">
    Neighbours can’t see you, whatever you choose below. Your managers set this; ask them if you want it to end.
  </Alert>
)

interface ChoicesProps {
  known: Sharing
  busy: boolean
  buildingName: string
  onChange(change: SharingChange): void
}

const Choices = ({ known, busy, buildingName, onChange }: ChoicesProps) => {
  const { isListed, sharesEmail, sharesPhone, email, phone } = known
  const first = isListed ? '' : ' Can be shown once you’re listed.'
  return (
    <Stack gap="md" component="fieldset" m={0} p={0} style={{ border: 0, minWidth: 0 }} aria-busy={busy}>
      <Switch
        size="md"
        label="List me"
        description={`Everyone in ${buildingName} except visitors can see your name, units and photo.`}
        checked={isListed}
        disabled={busy}
        onChange={() => onChange({ isListed: !isListed })}
      />
      <Switch
        size="md"
        label="Show my email"
        description={email ? `${email}, from the roster.${first}` : 'The roster has no email for you.'}
        checked={sharesEmail}
        disabled={busy || !isListed || (!email && !sharesEmail)}
        onChange={() => onChange({ sharesEmail: !sharesEmail })}
      />
      <Switch
        size="md"
        label="Show my phone"
        description={
          phone ? `${formatPhone(phone)}, from the roster.${first}` : 'The roster has no phone number for you.'
        }
        checked={sharesPhone}
        disabled={busy || !isListed || (!phone && !sharesPhone)}
        onChange={() => onChange({ sharesPhone: !sharesPhone })}
      />
    </Stack>
  )
}

const Preview = ({ known, buildingName }: { known: Sharing; buildingName: string }) => {
  const council = labelsFor(useBuilding().jurisdiction).council.one
  const { _id: userId } = useUser()
  return (
    <Stack gap="xs" component="section" aria-labelledby="as-neighbour">
      <Title order={3} size="h5" id="as-neighbour">
        How neighbours in {buildingName} see you
      </Title>
      <div aria-live="polite">
        {known.previews.length === 0 ? (
          <Text c="dimmed">They don’t: you aren’t in any list, and neighbours can’t open your page.</Text>
        ) : (
          known.previews.map((card) => (
            <Card key={card._id} withBorder>
              <Stack gap="sm">
                <NeighbourCard person={card}>
                  <Text fw={600} size="lg">
                    {card.name}
                  </Text>
                </NeighbourCard>
                <ContactLinks email={card.email} phone={card.phone} />
              </Stack>
            </Card>
          ))
        )}
      </div>
      <Text size="sm" c="dimmed">
        Management and the {council} see{' '}
        <Anchor component={Link} to={`/user/${userId}`} inherit underline="always">
          your full record
        </Anchor>
        . Anyone who owns or lives in a unit with you can see your name.
      </Text>
    </Stack>
  )
}
