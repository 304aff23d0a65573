import { Button, Card, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { OpenedMail, OutboxMail } from '../../../../contract/admin/mails.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { Instant } from '../../../ui/moments.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import { answerWords, mailKindWords, mailStateTones, mailStateWords } from './mail-words.ts'

export const staleMail = [api.admin.mails, api.admin.mailSummary]

/** One mail of the outbox: how it stands, and what can be done about it. */
export const MailRow = ({ mail }: { mail: OutboxMail }) => {
  const [opened, setOpened] = useState<OpenedMail | null>(null)
  return (
    <Card padding="sm">
      <Group justify="space-between" align="flex-start" gap="xs">
        <Stack gap={0} flex="1 1 20rem" miw={0}>
          <Group gap="xs">
            <Text fw={500} style={{ overflowWrap: 'anywhere' }}>
              {opened?.to ?? mail.to}
            </Text>
            <StatusBadge tone={mailStateTones[mail.state]}>{mailStateWords[mail.state]}</StatusBadge>
          </Group>
          {opened && <Text style={{ overflowWrap: 'anywhere' }}>{opened.subject}</Text>}
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {mailKindWords[mail.kind]} · {mail.building?.name ?? 'the platform'}
          </Text>
          <Text size="sm" c="dimmed">
            <Fate mail={mail} />
          </Text>
          {mail.answer && <Text size="sm">{answerWords(mail.answer)}</Text>}
        </Stack>
        <Steps mail={mail} onOpened={opened ? null : setOpened} />
      </Group>
    </Card>
  )
}

const tries = (attempts: number) => `${attempts} ${attempts === 1 ? 'try' : 'tries'}`

const Fate = ({ mail: { queuedAt, endedAt, nextAttemptAt, attempts, state } }: { mail: OutboxMail }) => (
  <>
    Queued <Instant at={queuedAt} />
    {endedAt && (
      <>
        , {mailStateWords[state].toLowerCase()} <Instant at={endedAt} />
      </>
    )}
    {attempts > 0 && ` after ${tries(attempts)}`}
    {nextAttemptAt && attempts > 0 && (
      <>
        , next <Instant at={nextAttemptAt} />
      </>
    )}
  </>
)

interface StepsProps {
  mail: OutboxMail
  /** Null once it is open. */
  onOpened: ((opened: OpenedMail) => void) | null
}

const Steps = ({ mail: { _id: id, state, building, can }, onOpened }: StepsProps) => {
  const [asked, setAsked] = useState<'open' | 'discard' | null>(null)
  const retry = useAction(api.admin.retryMail, { done: 'Email sent again', refresh: staleMail })
  const readers = building ? `The managers of ${building.name} can see the reason.` : 'The reason is recorded.'
  const close = () => setAsked(null)
  return (
    <Group gap="xs">
      {can.retry && (
        <BusyButton
          variant="default"
          busy={retry.busy}
          busyText="Sending..."
          onClick={() => void retry.run({ params: { id } })}
        >
          Send again
        </BusyButton>
      )}
      {onOpened && (
        <Button variant="default" onClick={() => setAsked('open')}>
          Show recipient
        </Button>
      )}
      {(state === 'failed' || state === 'waiting') && (
        <Button variant="default" onClick={() => setAsked('discard')}>
          Discard
        </Button>
      )}
      {asked === 'open' && onOpened && (
        <OpenDialog
          id={id}
          readers={readers}
          onOpened={(opened) => {
            onOpened(opened)
            close()
          }}
          onClose={close}
        />
      )}
      {asked === 'discard' && <DiscardDialog id={id} readers={readers} onClose={close} />}
    </Group>
  )
}

interface DialogProps {
  id: string
  /** Who can read the reason. */
  readers: string
  onClose: () => void
}

const OpenDialog = ({ id, readers, onOpened, onClose }: DialogProps & { onOpened: (opened: OpenedMail) => void }) => {
  const open = useAction(api.admin.openMail)
  return (
    <ReasonDialog
      title="Show the recipient?"
      text={`You’ll see the address and subject, not the message. ${readers}`}
      button="Show"
      busyText="Opening..."
      failed="We couldn’t open the email"
      onSend={async (body) => onOpened(await open.send({ params: { id }, body }))}
      onClose={onClose}
    />
  )
}

const DiscardDialog = ({ id, readers, onClose }: DialogProps) => {
  const discard = useAction(api.admin.discardMail, { done: 'Email discarded', refresh: staleMail })
  return (
    <ReasonDialog
      title="Discard this email?"
      text={`It won’t be sent, and this can’t be undone. ${readers}`}
      button="Discard"
      busyText="Discarding..."
      failed="We couldn’t discard the email"
      danger
      onSend={async (body) => {
        await discard.send({ params: { id }, body })
        onClose()
      }}
      onClose={onClose}
    />
  )
}
