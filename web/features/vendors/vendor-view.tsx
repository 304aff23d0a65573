import { Anchor, Card, Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatMoney } from '../../../contract/money.ts'
import { formatDate } from '../../../contract/time.ts'
import { tradeLabels } from '../../../contract/vendors/vendor-words.ts'
import type { Vendor } from '../../../contract/vendors/vendor.ts'
import { workersCompensationFor } from '../../../law/law.ts'
import { useBuilding } from '../../api/building.tsx'
import { useRights } from '../../api/use-rights.ts'
import { OnDemand } from '../../ui/on-demand.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RecordHistory } from '../../ui/record-history.tsx'
import { Section } from '../../ui/section.tsx'
import { Why } from '../../ui/why.tsx'
import { Facts } from '../units/units.ts'
import { PlainText } from '../../ui/plain-text.tsx'
import { FilesPanel } from './files-panel.tsx'
import { ReachLinks } from '../../ui/reach-links.tsx'
import { ContractState, Marks, PaperState } from './standing.tsx'
import { VendorActions } from './vendor-actions.tsx'
import { Warnings } from './warnings.tsx'
import { VendorWorkPanel } from './work-panel.tsx'

interface Props {
  vendor: Vendor
}

/** A vendor as those who manage the building see it, the warnings first. */
export const VendorView = ({ vendor }: Props) => (
  <>
    <PageHeader
      title={vendor.name}
      text={
        <Group gap="sm">
          {tradeLabels[vendor.trade]}
          <Marks vendor={vendor} />
        </Group>
      }
      actions={<VendorActions vendor={vendor} />}
    />
    <Stack gap="lg">
      <Warnings vendor={vendor} />
      {vendor.endedOn !== null && vendor.endReason && (
        <Text style={{ overflowWrap: 'anywhere' }}>Reason: {vendor.endReason}</Text>
      )}
      <Reach vendor={vendor} />
      <InsurancePanel vendor={vendor} />
      <ClearancePanel vendor={vendor} />
      <ContractPanel vendor={vendor} />
      <FilesPanel vendor={vendor} />
      <Worked vendor={vendor} />
      <Section title="History">
        <OnDemand words="Show history">
          <RecordHistory subject="vendor" id={vendor._id} />
        </OnDemand>
      </Section>
    </Stack>
  </>
)

/** Work orders hang on tickets; a building that uses none has none. */
const Worked = ({ vendor }: Props) => useRights().has('maintenanceTickets') && <VendorWorkPanel vendorId={vendor._id} />

const Reach = ({ vendor }: Props) => {
  const { phone, email, website, address, notes, contacts } = vendor
  const isSilent = !phone && !email && !website && !address && contacts.length === 0
  return (
    <Panel title="Contact information">
      {isSilent && <Text c="dimmed">No contact information yet.</Text>}
      {(phone || email) && <ReachLinks phone={phone} email={email} />}
      {website && (
        <Anchor
          href={website}
          target="_blank"
          rel="noopener noreferrer"
          w="fit-content"
          display="inline-flex"
          mih="var(--finger)"
          style={{ alignItems: 'center', overflowWrap: 'anywhere' }}
        >
          {website}
        </Anchor>
      )}
      {address && <Text style={{ overflowWrap: 'anywhere' }}>{address}</Text>}
      {contacts.length > 0 && (
        <Stack component="ul" aria-label="Contacts" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
          {contacts.map((contact) => (
            <Card component="li" key={`${contact.name}/${contact.role}/${contact.phone}`} padding="sm">
              <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
                {contact.name}
              </Text>
              {contact.role && (
                <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                  {contact.role}
                </Text>
              )}
              <ReachLinks phone={contact.phone} email={contact.email} />
            </Card>
          ))}
        </Stack>
      )}
      {notes && (
        <div>
          <Text fw={600}>Notes</Text>
          <PlainText>{notes}</PlainText>
        </div>
      )}
    </Panel>
  )
}

const day = (date: string | null): ReactNode => date && formatDate(date)

const InsurancePanel = ({ vendor }: Props) => {
  const { insurer, policyNumber, coverCents, insuredUntil, standings } = vendor
  return (
    <Panel title="Liability insurance" text={<PaperState standing={standings.insurance} />}>
      {insuredUntil && (
        <Facts
          facts={[
            ['Insurer', insurer],
            ['Policy number', policyNumber || null],
            ['Coverage', coverCents === null ? null : formatMoney(coverCents)],
            ['Expiry date', day(insuredUntil)],
          ]}
        />
      )}
    </Panel>
  )
}

const ClearancePanel = ({ vendor }: Props) => {
  const { clearanceNumber, clearanceUntil, clearanceCheckedOn, standings } = vendor
  const law = workersCompensationFor(useBuilding().jurisdiction)
  return (
    <Panel title={law.clearance} text={<PaperState standing={standings.clearance} />}>
      {clearanceUntil && (
        <Facts
          facts={[
            ['Number', clearanceNumber || null],
            ['Valid until', day(clearanceUntil)],
            ['Checked on', day(clearanceCheckedOn)],
          ]}
        />
      )}
      <Why reason={law} of={law.clearance} />
    </Panel>
  )
}

const ContractPanel = ({ vendor }: Props) => {
  const { contractFrom, contractUntil, noticeBy, renewsItself, standings } = vendor
  return (
    <Panel title="Contract" text={<ContractState standing={standings.contract} />}>
      {standings.contract !== 'none' && (
        <Facts
          facts={[
            ['Start date', day(contractFrom)],
            ['End date', day(contractUntil)],
            ['Last day to give notice', day(noticeBy)],
            ['Renews automatically', renewsItself ? 'Yes' : 'No'],
          ]}
        />
      )}
    </Panel>
  )
}
