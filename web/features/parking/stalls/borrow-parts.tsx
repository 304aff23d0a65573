import { Group, List, Select, Text } from '@mantine/core'
import { useState } from 'react'
import type { MyStalls } from '../../../../contract/parking/my-stalls.ts'
import type { Share } from '../../../../contract/parking/shares.ts'
import { stallLabel } from '../../../../contract/parking/stall-words.ts'
import { api } from '../../../api/api.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { EndShare } from './end-share.tsx'
import { useStallButton } from './use-stall-button.ts'
import { termWords } from './words.ts'

const named = (share: Share): string => `Stall ${stallLabel(share)} from unit ${share.unitNumber}, ${termWords(share)}`

/** What one borrows from neighbours. */
export const BorrowedPart = ({ mine: { borrowed } }: { mine: MyStalls }) =>
  borrowed.length === 0 ? null : (
    <Panel title="Borrowed from neighbours">
      <List spacing="xs">
        {borrowed.map((share) => (
          <List.Item key={share._id}>
            <Text>{named(share)}</Text>
            {share.note && <Text size="sm">{share.note}</Text>}
            <EndShare share={share} words="Return it" />
          </List.Item>
        ))}
      </List>
    </Panel>
  )

/** What neighbours lend and nobody has taken. */
export const OfferedPart = ({ mine }: { mine: MyStalls }) =>
  mine.offered.length === 0 ? null : (
    <Panel title="Available from neighbours" text="First come, first served for the dates shown.">
      <List listStyleType="none" spacing="sm">
        {mine.offered.map((share) => (
          <List.Item key={share._id}>
            <Offered share={share} mine={mine} />
          </List.Item>
        ))}
      </List>
    </Panel>
  )

const Offered = ({ share, mine: { units } }: { share: Share; mine: MyStalls }) => {
  const usable = units.filter(({ _id }) => share.toUnitId === null || share.toUnitId === _id)
  const [unitId, setUnitId] = useState(usable[0]?._id ?? '')
  const take = useStallButton(api.parking.takeShare, `Stall ${stallLabel(share)} is yours for these dates`)
  const args = { params: { id: share._id }, body: { unitId, version: share.version } }
  return (
    <>
      <Text>{named(share)}</Text>
      {share.note && <Text size="sm">{share.note}</Text>}
      <Group gap="sm" align="flex-end" mt="xs">
        {usable.length > 1 && (
          <Select
            label="For unit"
            maw={160}
            allowDeselect={false}
            data={usable.map(({ _id, unitNumber }) => ({ value: _id, label: unitNumber }))}
            value={unitId}
            onChange={(next) => setUnitId(next ?? unitId)}
          />
        )}
        <BusyButton
          variant="default"
          busy={take.busy}
          busyText="Saving..."
          aria-label={`Borrow: stall ${stallLabel(share)} from unit ${share.unitNumber}`}
          onClick={() => void take.run(args)}
        >
          Borrow
        </BusyButton>
      </Group>
    </>
  )
}
