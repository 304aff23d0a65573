import { Stack, Text } from '@mantine/core'
import type { OwnLevy } from '../../../contract/levies/levy.ts'
import { formatMoney } from '../../../contract/money.ts'
import { sentence } from '../../../contract/text.ts'
import { formatDate } from '../../../contract/time.ts'
import { labelsFor } from '../../../law/law.ts'
import { api } from '../../api/api.ts'
import { useBuilding } from '../../api/building.tsx'
import { useRoute } from '../../api/queries.ts'
import { LoadedPart } from '../../ui/loaded-part.tsx'
import { Panel } from '../../ui/panel.tsx'
import { PlainText } from '../../ui/plain-text.tsx'
import { RowTable, type Column } from '../../ui/row-table.tsx'
import { Section } from '../../ui/section.tsx'
import { dividedWords, fundWords, instalmentWords, shareWords } from './own-levy-words.ts'

type Share = OwnLevy['shares'][number]
type Instalment = Share['instalments'][number]

const columns: readonly Column<Instalment & { place: string }>[] = [
  { name: 'Instalment', cell: ({ place }) => place },
  { name: 'Due', cell: ({ dueOn }) => formatDate(dueOn) },
  { name: 'Amount', figures: true, cell: ({ cents }) => formatMoney(cents) },
  { name: 'Status', cell: instalmentWords },
]

/** The special levies that one’s own units pay a share of; nothing while they load, and where there are none. */
export const OwnLevies = () => {
  const { data, isError, refetch } = useRoute(api.levies.mine)
  if (data === undefined && !isError) return null
  return (
    <LoadedPart
      part={{ data, failed: isError, retry: () => void refetch() }}
      shape="card"
      failed="We couldn’t load your special levies."
    >
      {(levies) =>
        levies.length > 0 && (
          <Section title="Special levies">
            <Stack gap="md">
              {levies.map((levy) => (
                <One key={levy._id} levy={levy} />
              ))}
            </Stack>
          </Section>
        )
      }
    </LoadedPart>
  )
}

const One = ({ levy: { name, purpose, totalCents, approvedOn, resolution, money, shares } }: { levy: OwnLevy }) => (
  <Panel title={name}>
    {shares.map((share) => (
      <ShareOf key={share.unit._id} share={share} of={name} totalCents={totalCents} />
    ))}
    <PlainText>{purpose}</PlainText>
    <Text className="figures">{fundWords(money, labelsFor(useBuilding().jurisdiction)).join(' ')}</Text>
    <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
      {sentence(`Approved on ${formatDate(approvedOn)}: ${resolution}`)}
    </Text>
  </Panel>
)

const ShareOf = ({ share, of, totalCents }: { share: Share; of: string; totalCents: number }) => (
  <Stack gap="xs">
    <Text fw={600} className="figures">
      {shareWords(share)}
    </Text>
    <Text size="sm" className="figures">
      {dividedWords(totalCents, share, labelsFor(useBuilding().jurisdiction))}
    </Text>
    <RowTable
      label={`Instalments of ${of}, unit ${share.unit.unitNumber}`}
      items={share.instalments.map((one, index) => ({ ...one, place: `${index + 1} of ${share.instalments.length}` }))}
      columns={columns}
      idOf={({ dueOn }) => dueOn}
      leastWidth={360}
      stacks
    />
  </Stack>
)
