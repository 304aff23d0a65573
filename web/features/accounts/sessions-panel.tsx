import { Group, Stack } from '@mantine/core'
import type { z } from 'zod'
import type { Session } from '../../../contract/accounts.ts'
import { api } from '../../api/api.ts'
import { useRoute } from '../../api/queries.ts'
import { useAction } from '../../api/use-action.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { useConfirm } from '../../ui/use-confirm.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SessionRow } from './session-row.tsx'

type Sessions = readonly z.infer<typeof Session>[]

/** Where somebody is signed in: this browser first, then the others, each of which can be signed out. */
export const SessionsPanel = () => {
  const sessions = useRoute(api.accounts.sessions, {}, { staleTime: 0 })
  return (
    <Panel
      id="sessions"
      title="Where you’re signed in"
      text="If you don’t recognize a browser, sign it out and change your password."
    >
      <Loaded query={sessions} shape="list-item" rows={2}>
        {(known) => <Browsers sessions={known} />}
      </Loaded>
    </Panel>
  )
}

const refresh = [api.accounts.sessions, api.accounts.profile]
const inWords = (count: number): string => (count === 1 ? '1 other browser' : `${count} other browsers`)

const Browsers = ({ sessions }: { sessions: Sessions }) => {
  const { ask, dialog } = useConfirm()
  const end = useAction(api.accounts.endSession, {
    done: 'Browser signed out',
    failed: 'We couldn’t sign out that browser',
    refresh,
  })
  const endOthers = useAction(api.accounts.endOtherSessions, {
    done: ({ ended }) => (ended === 0 ? 'You’re only signed in here' : `Signed out ${inWords(ended)}`),
    failed: 'We couldn’t sign out the other browsers',
    refresh,
  })
  const others = sessions.filter(({ current }) => !current)
  const askToEndOthers = async () => {
    const text = `${inWords(others.length)} will have to sign in again. This one stays signed in.`
    const yes = 'Sign out everywhere else'
    if (await ask({ title: `${yes}?`, text, yes, danger: true })) await endOthers.run()
  }
  return (
    <Stack gap="md">
      <Stack component="ul" gap={0} m={0} p={0} style={{ listStyle: 'none' }}>
        {[...sessions.filter(({ current }) => current), ...others].map((session) => (
          <SessionRow
            key={session._id}
            session={session}
            busy={end.busy || endOthers.busy}
            onEnd={() => void end.run({ params: { id: session._id } })}
          />
        ))}
      </Stack>
      {others.length > 0 && (
        <Group>
          <BusyButton variant="default" busy={endOthers.busy} onClick={() => void askToEndOthers()}>
            Sign out everywhere else
          </BusyButton>
        </Group>
      )}
      {dialog}
    </Stack>
  )
}
