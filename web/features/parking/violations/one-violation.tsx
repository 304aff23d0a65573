import { Alert, Anchor, Button, Group, List, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { bylawKind } from '../../../../contract/bylaws/bylaw-kind.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { kindLabels, violationNumber } from '../../../../contract/parking/violation-words.ts'
import type { Violation, ViolationStep } from '../../../../contract/parking/violation.ts'
import { violationKind } from '../../../../contract/violations/violation-kind.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { useSaveFile } from '../../../api/download.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Instant } from '../../../ui/moments.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { PlainText } from '../../../ui/plain-text.tsx'
import { ViolationDialog } from './step-dialogs.tsx'
import { ViolationState } from './violation-state.tsx'

/** One violation: what was seen, what was done, the photos, and what can be done next. */
export default function OneViolation({ id }: { id: string }) {
  const violation = useRoute(api.parking.getViolation, { params: { id } }, { staleTime: 0 })
  return (
    <>
      <BackLink to="/parking?activeTab=violations">Parking</BackLink>
      <Loaded query={violation} shape="card" failed="We couldn’t load the violation.">
        {(found) => <Body one={found} />}
      </Loaded>
    </>
  )
}

const Body = ({ one }: { one: Violation }) => (
  <>
    <PageHeader
      title={`${violationNumber(one)}: ${one.licensePlate ?? 'plate erased'}`}
      pageTitle={`Parking violation ${violationNumber(one)}`}
      text={<ViolationState one={one} />}
    />
    <Stack gap="md">
      <Panel title={kindLabels[one.kind]}>
        <Text>
          Seen <Instant at={one.seenAt} />
          {one.place && <>, {one.place}</>}
          {one.unitNumber && <>, unit {one.unitNumber}</>}
        </Text>
        {one.words && <PlainText>{one.words}</PlainText>}
        {one.towWaits && <Alert color="orange">{one.towWaits}</Alert>}
        {one.closeReason && <Text>Closed: {one.closeReason}</Text>}
        {one.caseIsOpen === true && !one.isOpen && <Text>The bylaw case is still open.</Text>}
        <Steps one={one} />
        {one.caseIsOpen !== null && (
          <Anchor
            component={Link}
            to={violationKind.page(one._id)}
            mih="var(--finger)"
            display="inline-flex"
            style={{ alignItems: 'center', alignSelf: 'flex-start' }}
          >
            Open the bylaw case
          </Anchor>
        )}
      </Panel>
      {one.tow && <Tow tow={one.tow} />}
      <Photos one={one} />
      <Panel title="History">
        <List listStyleType="none" spacing="xs">
          {one.steps.map((step) => (
            <List.Item key={step._id}>
              {stepWords[step.kind]} · <Instant at={step.at} />
              {step.by && <> · {step.by}</>}
              {step.words && <Text size="sm">{step.words}</Text>}
            </List.Item>
          ))}
        </List>
      </Panel>
    </Stack>
  </>
)

const stepWords: Readonly<Record<Violation['steps'][number]['kind'], string>> = {
  opened: 'Recorded as a warning',
  'seen again': 'Seen again',
  noticed: 'Notice left on windshield',
  'tow requested': 'Tow requested',
  closed: 'Closed',
}

const actionWords: Readonly<Record<ViolationStep, string>> = {
  notice: 'Record notice on windshield',
  tow: 'Request a tow',
  close: 'Close',
}

const Steps = ({ one }: { one: Violation }) => {
  const [step, setStep] = useState<ViolationStep | null>(null)
  // The dialog stays open if someone else's step leaves nothing more to do, and says so.
  if (one.can.length === 0 && step === null) return null
  return (
    <Group gap="sm">
      {one.can.map((can) => (
        <Button key={can} variant="default" onClick={() => setStep(can)}>
          {actionWords[can]}
        </Button>
      ))}
      {step && <ViolationDialog one={one} step={step} onClose={() => setStep(null)} />}
    </Group>
  )
}

const Tow = ({ tow }: { tow: NonNullable<Violation['tow']> }) => (
  <Panel title="Tow">
    <List listStyleType="none" spacing={4}>
      <List.Item>
        Under{' '}
        {tow.bylawId === null ? (
          tow.bylaw
        ) : (
          <Anchor component={Link} to={bylawKind.page(tow.bylawId)} inherit>
            {tow.bylaw}
          </Anchor>
        )}
      </List.Item>
      <List.Item>Authorized by {tow.authorisedBy}</List.Item>
      <List.Item>
        {tow.company}, {formatMoney(tow.costCents)}
      </List.Item>
      <List.Item>
        Requested <Instant at={tow.requestedAt} />
      </List.Item>
    </List>
  </Panel>
)

const fileWords = { photo: 'Vehicle', sign: 'Sign', notice: 'Notice on windshield' } as const

const Photos = ({ one }: { one: Violation }) => {
  const saveFile = useSaveFile()
  if (one.files.length === 0) return null
  const save = ({ _id: fileId, fileName }: Violation['files'][number]) =>
    void saveFile(
      api.parking.openViolationFile,
      { params: { id: one._id, fileId } },
      { name: fileName, failed: 'We couldn’t open the photo.' },
    )
  return (
    <Panel title="Photos">
      <Stack gap={0} align="flex-start">
        {one.files.map((file) => (
          <Anchor
            key={file._id}
            component="button"
            type="button"
            ta="left"
            mih="var(--finger)"
            onClick={() => save(file)}
          >
            {fileWords[file.kind]}: {file.fileName}
          </Anchor>
        ))}
      </Stack>
    </Panel>
  )
}
