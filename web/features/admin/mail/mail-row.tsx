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
            {mailKindWords[mail.kind]} · {mail.building?.name ?? 'the platform itself'}
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
  const retry = useAction(api.admin.retryMail, { done: 'The mail is on its way again', refresh: staleMail })
  const readers = building ? `Whoever manages ${building.name} can read the reason.` : 'The reason is kept.'
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
          Show whose it is
        </Button>
      )}
      {(state === 'failed' || state === 'waiting') && (
        <Button variant="default" onClick={() => setAsked('discard')}>
          Give up
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
      title="Show whose mail it is?"
      text={`You see the address and the subject, not the words. ${readers}`}
      yes="Show it"
      busyText="Opening..."
      failed="Failed to open the mail"
      onSend={async (body) => onOpened(await open.send({ params: { id }, body }))}
      onClose={onClose}
    />
  )
}

const DiscardDialog = ({ id, readers, onClose }: DialogProps) => {
  const discard = useAction(api.admin.discardMail, { done: 'The mail is given up', refresh: staleMail })
  return (
    <ReasonDialog
      title="Give this mail up?"
      text={`It will not be sent, and that cannot be taken back. ${readers}`}
      yes="Give it up"
      busyText="Giving up..."
      failed="Failed to give the mail up"
      danger
      onSend={async (body) => {
        await discard.send({ params: { id }, body })
        onClose()
      }}
      onClose={onClose}
    />
  )
}
