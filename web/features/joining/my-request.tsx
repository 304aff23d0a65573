import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconMessageQuestion } from '@tabler/icons-react'
import { useState } from 'react'
import type { z } from 'zod'
import { Answer, type MyAccessRequest } from '../../../contract/joining/access-requests.ts'
import { api } from '../../api/api.ts'
import { newerOf } from '../../api/errors.ts'
import { useAction } from '../../api/use-action.ts'
import { Conflict } from '../../ui/conflict.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { Instant } from '../../ui/moments.tsx'
import { useConfirm } from '../../ui/use-confirm.tsx'
import { PlainText } from '../../ui/plain-text.tsx'
import { EvidenceField } from './evidence-field.tsx'
import { MyRequestStatus, myStatusWords } from './request-status.tsx'
import { claimWords } from './role-words.ts'

const refresh = [api.joining.myAccessRequests]

/** One request of somebody's own that is open: what they said, what they are asked, and taking it back. */
export const MyRequest = ({ request }: { request: MyAccessRequest }) => {
  const { status, building, unitNumber, claimedRole, message, evidence, createdAt, expiresAt } = request
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="xs">
        <Text fw={600}>
          {building.name}, {building.city}
        </Text>
        <MyRequestStatus status={status} />
      </Group>
      <Text size="sm">
        You requested access to unit {unitNumber} on <Instant at={createdAt} />
        {claimedRole && `, and said: “${claimWords[claimedRole]}”`}
      </Text>
      {message && <PlainText size="sm">{message}</PlainText>}
      {evidence.length > 0 && (
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          Attached: {evidence.map(({ fileName }) => fileName).join(', ')}
        </Text>
      )}
      {status === 'asked' && <Answering request={request} />}
      <Text size="sm" c="dimmed">
        {status === 'asked' ? 'Reply by ' : 'Open for a decision until '}
        <Instant at={expiresAt} />
      </Text>
      <Withdraw request={request} />
    </Stack>
  )
}

const Answering = ({ request }: { request: MyAccessRequest }) => {
  const { _id: id, version, question } = request
  const answer = useAction(api.joining.answerBack, { done: 'Reply sent', refresh })
  const [files, setFiles] = useState<File[]>([])
  const [newer, setNewer] = useState<MyAccessRequest | null>(null)
  const form = useContractForm(Answer, { answer: '', version }, { keeps: `access-request/${request._id}/answer` })
  const send = async (values: z.output<typeof Answer>) => {
    try {
      await answer.send({ params: { id }, body: { ...values, version: Math.max(version, newer?.version ?? 0) }, files })
    } catch (error) {
      const theirs = newerOf(error) as MyAccessRequest | null
      if (!theirs) throw error
      setNewer(theirs)
    }
  }
  return (
    <>
      <Alert
        color="orange"
        icon={<IconMessageQuestion aria-hidden />}
        title="They have a question before they decide"
        role="group"
      >
        <PlainText size="sm" c="inherit">
          {newer?.question ?? question ?? ''}
        </PlainText>
      </Alert>
      {newer && (
        <Conflict title="Your request just changed">
          <Text size="sm" c="inherit">
            It’s now {myStatusWords[newer.status].toLowerCase()}. Your text is still here but wasn’t sent.
          </Text>
        </Conflict>
      )}
      <Form
        unsaved={files.length > 0}
        form={form}
        onSend={send}
        failed="We couldn’t send your reply. Please try again; nothing you typed was lost."
        label="Reply"
      >
        <TextAreaField control={form.control} name="answer" label="Your reply" />
        <EvidenceField files={files} onFiles={setFiles} />
        <SubmitButton busyText="Sending...">Send reply</SubmitButton>
      </Form>
    </>
  )
}

const Withdraw = ({ request: { _id: id, building } }: { request: MyAccessRequest }) => {
  const { ask, dialog } = useConfirm()
  const withdraw = useAction(api.joining.withdrawAccess, { done: 'Request withdrawn', refresh })
  const take = async () => {
    const question = {
      title: 'Withdraw your request?',
      text: `The managers of ${building.name} will no longer decide on it. You can request access again at any time.`,
      yes: 'Withdraw request',
      danger: true,
    }
    if (await ask(question)) await withdraw.run({ params: { id } })
  }
  return (
    <>
      <Button variant="default" w="fit-content" disabled={withdraw.busy} onClick={() => void take()}>
        Withdraw request
      </Button>
      {dialog}
    </>
  )
}
