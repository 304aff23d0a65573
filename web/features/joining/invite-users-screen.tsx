import { Button, SegmentedControl, Stack } from '@mantine/core'
import { IconInbox } from '@tabler/icons-react'
import { parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs'
import { Link } from 'react-router'
import { invitationLastsMs } from '../../../contract/limits.ts'
import { api } from '../../api/api.ts'
import { useRoute } from '../../api/queries.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { InvitationList } from './invitation-list.tsx'
import { InviteForm } from './invite-form.tsx'
import { RoundProgress } from './round-progress.tsx'
import { UninvitedList } from './uninvited-list.tsx'
import { WithoutEmail } from './without-email.tsx'

const views = ['people', 'letters', 'sent'] as const
const keys = { view: parseAsStringLiteral(views).withDefault('people'), round: parseAsString }
const days = invitationLastsMs / 86_400_000

/** Inviting people into the building: one, or many of the roster; and what became of each invitation. */
const InviteUsersScreen = () => {
  const [{ view, round }, set] = useQueryStates(keys, { history: 'replace' })
  const { data: count } = useRoute(api.joining.uninvitedCount)
  const labels: Record<(typeof views)[number], string> = {
    people: `Not invited${count ? ` (${count.people})` : ''}`,
    letters: `Without email${count ? ` (${count.withoutEmail})` : ''}`,
    sent: 'Invited',
  }
  return (
    <>
      <PageHeader
        title="Invite users"
        text={`Each person gets a personal email link, valid for ${days} days.`}
        actions={
          <Button
            component={Link}
            to="/access-requests"
            variant="default"
            leftSection={<IconInbox size={18} aria-hidden />}
          >
            Access requests
          </Button>
        }
      />
      <Stack gap="lg">
        <InviteForm />
        {round && <RoundProgress roundId={round} onClose={() => void set({ round: null })} />}
        <Stack gap="md" component="section" aria-label="People and invitations">
          <SegmentedControl
            aria-label="Show"
            fullWidth
            value={view}
            onChange={(next) => void set({ view: next })}
            data={views.map((value) => ({ value, label: labels[value] }))}
          />
          {view === 'people' && <UninvitedList count={count} onRound={(id) => void set({ round: id })} />}
          {view === 'letters' && <WithoutEmail />}
          {view === 'sent' && <InvitationList />}
        </Stack>
      </Stack>
    </>
  )
}
export default InviteUsersScreen
