import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { Person, SignInCause, SignInHelp as Help } from '../../../../contract/units/people.ts'
import { api } from '../../../api/api.ts'
import { useBuilding } from '../../../api/building.tsx'
import { useRoute } from '../../../api/queries.ts'
import { useAction } from '../../../api/use-action.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { allClear, causeWords, type Step } from './cause-words.ts'

interface Props {
  person: Person
  isMember: boolean
}

/** Why somebody cannot sign in: one plain answer a cause, with the next step beside it. */
export const SignInHelp = ({ person, isMember }: Props) => {
  const help = useRoute(api.units.signInHelp, { params: { id: person._id } }, { staleTime: 0 })
  return (
    <Panel title="Can they sign in?">
      <Loaded query={help} shape="list-item" rows={1} failed="We couldn’t check this.">
        {(found) =>
          found.causes.length === 0 ? (
            <Alert color="green" icon={<IconCircleCheck aria-hidden />} title="Nothing is blocking them" role="status">
              {allClear(found)}
            </Alert>
          ) : (
            <Stack gap="sm">
              {found.causes.map((cause) => (
                <Cause key={cause.cause} cause={cause} help={found} name={person.name} isMember={isMember} />
              ))}
            </Stack>
          )
        }
      </Loaded>
    </Panel>
  )
}

interface CauseProps {
  cause: SignInCause
  help: Help
  name: string
  isMember: boolean
}

const Cause = ({ cause, help, name, isMember }: CauseProps) => {
  const { timeZone: zone } = useBuilding()
  const { title, text, steps } = causeWords(cause, { name, help, zone, isMember })
  return (
    <Alert color="orange" icon={<IconInfoCircle aria-hidden />} title={title} role="status">
      <Stack gap="sm">
        <Text size="sm" c="inherit" style={{ overflowWrap: 'anywhere' }}>
          {text}
        </Text>
        {steps.length > 0 && (
          <Group gap="sm">
            {steps.map((step) => (
              <NextStep key={step.words} step={step} cause={cause} help={help} />
            ))}
          </Group>
        )}
      </Stack>
    </Alert>
  )
}

const refresh = [api.units.signInHelp, api.units.person, api.joining.invitations]
const sentTo = ({ email }: { email: string }) => `Invitation sent to ${email}`
const outcome = { done: sentTo, failed: 'We couldn’t send the invitation.', refresh }

const NextStep = ({ step, cause, help }: { step: Step; cause: SignInCause; help: Help }) => {
  const invite = useAction(api.joining.invite, outcome)
  const resend = useAction(api.joining.resendInvitation, outcome)
  if (step.does === 'open')
    return (
      <Button component={Link} to={step.to} variant="default">
        {step.words}
      </Button>
    )
  if (step.does === 'support')
    return (
      <Button component="a" href={`mailto:${import.meta.env.SUPPORT_EMAIL}`} variant="default">
        {step.words}
      </Button>
    )
  const { email, role, unit } = help
  const send = () =>
    step.does === 'invite'
      ? invite.run({ body: { email: email ?? '', role, unitId: unit?._id ?? null } })
      : resend.run({ params: { id: cause.invitationId ?? '' } })
  return (
    <BusyButton busy={invite.busy || resend.busy} busyText="Sending..." onClick={() => void send()}>
      {step.words}
    </BusyButton>
  )
}
