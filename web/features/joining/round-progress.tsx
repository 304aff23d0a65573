import { Button, Card, Group, List, Progress, Stack, Text, Title } from '@mantine/core'
import { useEffect, useEffectEvent, useState } from 'react'
import type { InvitationRound, RoundOutcome } from '../../../contract/joining/invitation-rounds.ts'
import { roundPollMs } from '../../../contract/limits/joining.ts'
import { counted } from '../../../contract/text.ts'
import { api } from '../../api/api.ts'
import { useRefresh, useRoute } from '../../api/queries.ts'
import { Loaded } from '../../ui/loaded.tsx'

interface Props {
  roundId: string
  onClose: () => void
}

const refresh = [api.joining.invitations, api.joining.uninvited, api.joining.uninvitedCount]

const why: Record<Exclude<RoundOutcome, 'sent'>, string> = {
  belongs: 'already belongs to the building',
  invited: 'just invited by someone else',
  refused: 'not sent: the person who started this can no longer invite people',
  unusable: 'this address can’t receive email',
}

/** How far many invitations are on their way, and which were not sent. */
export const RoundProgress = ({ roundId, onClose }: Props) => {
  const [over, setOver] = useState(false)
  const round = useRoute(
    api.joining.invitationRound,
    { params: { id: roundId } },
    { staleTime: 0, ...(!over && { refetchInterval: roundPollMs }) },
  )
  const finished = Boolean(round.data?.finishedAt)
  if (finished !== over) setOver(finished)
  const stale = useRefresh()
  const lookAnew = useEffectEvent(() => void stale(...refresh))
  useEffect(() => {
    if (finished) lookAnew()
  }, [finished])
  return (
    <Card component="section" padding="lg" aria-labelledby="round">
      <Loaded query={round} shape="form" rows={1} failed="We couldn’t load the progress of the invitations.">
        {(found) => <Progressing round={found} onClose={onClose} />}
      </Loaded>
    </Card>
  )
}

const Progressing = ({ round, onClose }: { round: InvitationRound; onClose: () => void }) => {
  const { addresses, done, sent, finishedAt, entries } = round
  const failed = entries.flatMap((entry) =>
    entry.outcome && entry.outcome !== 'sent' ? [{ ...entry, why: why[entry.outcome] }] : [],
  )
  return (
    <Stack gap="sm">
      <div role="status">
        <Title order={2} size="h4" id="round">
          {finishedAt ? `${counted(sent, 'invitation')} sent` : `Sending ${done} of ${addresses}`}
        </Title>
      </div>
      <Progress value={(done / addresses) * 100} aria-label="Invitations sent" />
      {failed.length > 0 && (
        <>
          <Text size="sm">{counted(failed.length, 'address was', 'addresses were')} skipped:</Text>
          <List size="sm" spacing={4}>
            {failed.map((entry) => (
              <List.Item key={entry.email} style={{ overflowWrap: 'anywhere' }}>
                {entry.names}, {entry.email}: {entry.why}
              </List.Item>
            ))}
          </List>
        </>
      )}
      {finishedAt && (
        <Group>
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
        </Group>
      )}
    </Stack>
  )
}
