import { Group, Stack, Text } from '@mantine/core'
import { contractLabels, paperLabels } from '../../../contract/vendors/vendor-words.ts'
import type { ContractStanding, PaperStanding, VendorSummary } from '../../../contract/vendors/vendor.ts'
import { formatDate } from '../../../contract/time.ts'
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx'

const paperTones: Readonly<Record<PaperStanding, Tone>> = {
  missing: 'bad',
  expired: 'bad',
  soon: 'waiting',
  fine: 'good',
  notNeeded: 'neutral',
}
const contractTones: Readonly<Record<ContractStanding, Tone>> = {
  none: 'neutral',
  running: 'good',
  noticeSoon: 'waiting',
  noticePast: 'waiting',
  ended: 'bad',
}

/** How a paper stands, in a word. */
export const PaperState = ({ standing }: { standing: PaperStanding }) => (
  <StatusBadge tone={paperTones[standing]}>{paperLabels[standing]}</StatusBadge>
)

/** How a contract stands, in a word. */
export const ContractState = ({ standing }: { standing: ContractStanding }) => (
  <StatusBadge tone={contractTones[standing]}>{contractLabels[standing]}</StatusBadge>
)

interface PaperProps {
  standing: PaperStanding
  until: string | null
}

/** How a paper stands, and until when it holds or held. */
export const Paper = ({ standing, until }: PaperProps) => (
  <Stack gap={2} align="flex-start">
    <PaperState standing={standing} />
    {until && (
      <Text size="sm" c="dimmed">
        {standing === 'expired' ? 'on' : 'until'} {formatDate(until)}
      </Text>
    )}
  </Stack>
)

/** How a contract stands, and the day that counts next. */
export const Contract = ({ vendor }: { vendor: VendorSummary }) => {
  const { noticeBy, contractUntil, standings } = vendor
  const isNear = standings.contract === 'noticeSoon' || standings.contract === 'noticePast'
  const day =
    isNear && noticeBy ? `notice by ${formatDate(noticeBy)}` : contractUntil && `until ${formatDate(contractUntil)}`
  return (
    <Stack gap={2} align="flex-start">
      <ContractState standing={standings.contract} />
      {day && (
        <Text size="sm" c="dimmed">
          {day}
        </Text>
      )}
    </Stack>
  )
}

/** Whether a vendor is called first, and whether it is called at all. */
export const Marks = ({
  vendor: { isPreferred, endedOn },
}: {
  vendor: Pick<VendorSummary, 'isPreferred' | 'endedOn'>
}) =>
  (isPreferred || endedOn !== null) && (
    <Group gap={6}>
      {isPreferred && <StatusBadge tone="brand">Preferred</StatusBadge>}
      {endedOn !== null && <StatusBadge tone="neutral">No longer active</StatusBadge>}
    </Group>
  )
