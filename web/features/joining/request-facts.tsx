import { Anchor, Group, Stack, Text, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconDownload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatPhone } from '../../../contract/text.ts'
import type { AccessRequest } from '../../../contract/joining/access-requests.ts'
import { api } from '../../api/api.ts'
import { useSaveFile } from '../../api/download.ts'
import { FileSize } from '../../ui/file-size.tsx'
import { Instant } from '../../ui/moments.tsx'
import { useRoleLabels } from '../../ui/use-role-labels.ts'
import { PlainText } from '../../ui/plain-text.tsx'
import classes from './request-facts.module.css'
import { claimWords } from './role-words.ts'

/** What somebody says of themself, what they sent along, what was asked, and what became of it. */
export const RequestFacts = ({ request }: { request: AccessRequest }) => {
  const { email, phone, unitNumber, unitId, claimedRole, message, question, answer, askedAt, answeredAt } = request
  return (
    <dl className={classes.facts}>
      <Fact name="Email">
        <Text style={{ overflowWrap: 'anywhere' }}>{email}</Text>
        <Confirmed is={request.emailVerified} />
      </Fact>
      {phone && (
        <Fact name="Phone">
          <Anchor href={`tel:${phone}`} mih="var(--finger)" display="inline-flex" style={{ alignItems: 'center' }}>
            {formatPhone(phone)}
          </Anchor>
        </Fact>
      )}
      <Fact name="Unit">
        {unitId ? (
          <Anchor
            component={Link}
            to={`/unit-management/${unitId}`}
            mih="var(--finger)"
            display="inline-flex"
            style={{ alignItems: 'center' }}
          >
            {unitNumber}
          </Anchor>
        ) : (
          `${unitNumber} (no such unit in this building)`
        )}
        {claimedRole && <Text>They said: “{claimWords[claimedRole]}”.</Text>}
      </Fact>
      {message && (
        <Fact name="Message">
          <Words>{message}</Words>
        </Fact>
      )}
      {request.evidence.length > 0 && (
        <Fact name="Evidence">
          <Evidence request={request} />
        </Fact>
      )}
      {question && askedAt && (
        <Fact name="You asked">
          <Words>{question}</Words>
          <When at={askedAt} />
        </Fact>
      )}
      {answer && answeredAt && (
        <Fact name="They replied">
          <Words>{answer}</Words>
          <When at={answeredAt} />
        </Fact>
      )}
      <Fact name="Requested">
        <Instant at={request.createdAt} />
      </Fact>
      <Ending request={request} />
    </dl>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={classes.fact}>
    <Text component="dt" c="dimmed">
      {name}
    </Text>
    <Text component="dd" m={0} miw={0}>
      {children}
    </Text>
  </div>
)

const Words = ({ children }: { children: string }) => <PlainText>{children}</PlainText>

const When = ({ at }: { at: string }) => (
  <Text size="sm" c="dimmed">
    <Instant at={at} />
  </Text>
)

const Confirmed = ({ is }: { is: boolean }) => (
  <Group gap={4} c={is ? 'var(--mantine-color-green-text)' : 'var(--mantine-color-orange-text)'} wrap="nowrap">
    {is ? <IconCircleCheck size={16} aria-hidden /> : <IconAlertTriangle size={16} aria-hidden />}
    <Text size="sm">{is ? 'Address confirmed' : 'Not confirmed yet, so they can’t be approved'}</Text>
  </Group>
)

const Evidence = ({ request: { _id: id, evidence } }: { request: AccessRequest }) => {
  const saveFile = useSaveFile()
  return (
    <Stack gap={0}>
      {evidence.map(({ _id: attachmentId, fileName, fileSize }) => (
        <UnstyledButton
          key={attachmentId}
          className={classes.file ?? ''}
          onClick={() =>
            void saveFile(
              api.joining.evidence,
              { params: { id, attachmentId } },
              { name: fileName, failed: 'We couldn’t download the file. Please try again.' },
            )
          }
        >
          <IconDownload size={18} aria-hidden />
          <span>
            <VisuallyHidden>Download </VisuallyHidden>
            {fileName}{' '}
            <Text span c="dimmed">
              <FileSize bytes={fileSize} />
            </Text>
          </span>
        </UnstyledButton>
      ))}
    </Stack>
  )
}

const Ending = ({ request }: { request: AccessRequest }) => {
  const roles = useRoleLabels()
  const { status, role, reason, decidedAt, decidedBy, expiresAt, personId } = request
  if (!decidedAt)
    return (
      <Fact name={status === 'expired' ? 'Expired' : 'Expires'}>
        <Instant at={expiresAt} />
      </Fact>
    )
  return (
    <>
      <Fact name="Closed">
        <Instant at={decidedAt} />
        {decidedBy && <Text>by {decidedBy}</Text>}
      </Fact>
      {role && (
        <Fact name="Role">
          {roles[role]}
          {personId && (
            <Text>
              <Anchor component={Link} to={`/user/${personId}`}>
                View on the roster
              </Anchor>
            </Text>
          )}
        </Fact>
      )}
      {reason && (
        <Fact name="Reason">
          <Words>{reason}</Words>
        </Fact>
      )}
    </>
  )
}
