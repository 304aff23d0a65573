import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { enquiryNumber, purposeWords, writerRoleWords } from '../../../../contract/enquiries/enquiry-words.ts'
import type { Enquiry } from '../../../../contract/enquiries/enquiry.ts'
import { counted } from '../../../../contract/text.ts'
import { api } from '../../../api/api.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { toast } from '../../../api/toast.ts'
import { wordsFor } from '../../../api/errors.ts'
import { Instant } from '../../../ui/moments.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { ReachLinks } from '../../../ui/reach-links.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { PlainText } from '../../../ui/plain-text.tsx'
import { CloseDialog } from './close-dialog.tsx'
import { standingOf, suspicionWords } from './enquiry-words.ts'
import { useEnquiryStep } from './use-enquiry-step.tsx'

/** Who wrote what, how it stands, and the steps that are open. */
export const EnquiryCard = ({ enquiry }: { enquiry: Enquiry }) => {
  const { number, firstName, lastName, email, phone, message, suspected, sentAt } = enquiry
  const { tone, words } = standingOf(enquiry)
  return (
    <Panel
      title={`${enquiryNumber(number)} · ${firstName} ${lastName}`}
      text={
        <>
          {purposeWords[enquiry.purpose]}, <Instant at={sentAt} />
        </>
      }
    >
      <Group>
        <StatusBadge tone={tone}>{words}</StatusBadge>
      </Group>
      {suspected && (
        <Alert color="orange" title="This looks like spam">
          {suspicionWords[suspected]} No one was emailed. If a person wrote it, mark it as not spam to treat it like any
          other.
        </Alert>
      )}
      <div>
        <Text style={{ overflowWrap: 'anywhere' }}>{aboutWords(enquiry)}</Text>
        <ReachLinks phone={phone} email={email} />
      </div>
      <PlainText>{message}</PlainText>
      <Steps enquiry={enquiry} />
    </Panel>
  )
}

const aboutWords = ({ writerRole, buildingName, address, units }: Enquiry): string =>
  [writerRoleWords[writerRole], buildingName, address, units === null ? '' : counted(units, 'unit')]
    .filter(Boolean)
    .join(' · ')

const Steps = ({ enquiry }: { enquiry: Enquiry }) => {
  const { _id: id, can, version } = enquiry
  const [closing, setClosing] = useState(false)
  const reopen = useEnquiryStep(api.enquiries.change, enquiry, 'Enquiry reopened')
  const trust = useEnquiryStep(api.enquiries.change, enquiry, 'The sender and sales have been notified')
  const go = async (step: 'reopen' | 'trust', by: typeof reopen) => {
    try {
      await by.send({ params: { id }, body: { step, version } })
    } catch (error) {
      toast.error(wordsFor(error, 'That didn’t work. Please try again.'))
    }
  }
  return (
    <Stack gap="sm">
      {reopen.conflict ?? trust.conflict}
      <Group gap="xs">
        {can.trust && (
          <BusyButton busy={trust.busy} busyText="Saving..." onClick={() => void go('trust', trust)}>
            Not spam
          </BusyButton>
        )}
        {can.close && (
          <Button variant="default" onClick={() => setClosing(true)}>
            Close enquiry
          </Button>
        )}
        {can.reopen && (
          <BusyButton
            variant="default"
            busy={reopen.busy}
            busyText="Saving..."
            onClick={() => void go('reopen', reopen)}
          >
            Reopen
          </BusyButton>
        )}
      </Group>
      {closing && <CloseDialog enquiry={enquiry} onClose={() => setClosing(false)} />}
    </Stack>
  )
}
