import { Box, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import {
  adjustmentDayFault,
  chargedWords,
  misplacedWords,
  netWords,
  sellerWords,
  shareWords,
  usualAdjustmentDay,
} from '../../../../contract/adjustments/adjustment-words.ts'
import type { AdjustmentRow, Adjustments } from '../../../../contract/adjustments/adjustments.ts'
import type { Holding } from '../../../../contract/ledger/holding.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { formatDate, isLocalDate, localDateOf } from '../../../../contract/time.ts'
import { api } from '../../../api/api.ts'
import { useSaveFile } from '../../../api/download.ts'
import { useRoute } from '../../../api/queries.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { useZone } from '../../../ui/moments.tsx'
import classes from '../../../ui/older.module.css'
import { OnDemand } from '../../../ui/on-demand.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { RowTable, unknown, type Column } from '../../../ui/row-table.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { Why } from '../../../ui/why.tsx'

type Of = { holding: Pick<Holding, '_id' | 'unit' | 'from' | 'to'> }

/** What a sale of the unit brings up between its sides, once someone asks; for those who read the books. */
export const SalePanel = ({ holding }: Of) => (
  <Panel
    title="Sale adjustments"
    text="Fees and special levies as the seller and the buyer share them, for the statement of adjustments."
  >
    <OnDemand words="Show adjustments">
      <OfDay holding={holding} />
    </OnDemand>
  </Panel>
)

const OfDay = ({ holding }: Of) => {
  const today = localDateOf(useNow(), useZone())
  const [typed, setTyped] = useState<string | null>(null)
  const on = typed ?? usualAdjustmentDay(holding, today)
  const fault = isLocalDate(on) ? adjustmentDayFault(holding, on, today) : 'Choose a day'
  const args = { query: { holdingId: holding._id, on } }
  const figures = useRoute(api.adjustments.get, args, { enabled: fault === null, staleTime: 0, keepPrevious: true })
  const saveFile = useSaveFile()
  const save = () =>
    void saveFile(api.adjustments.file, args, {
      name: 'sale adjustments.pdf',
      failed: 'We couldn’t make the PDF. Please try again.',
    })
  return (
    <>
      <Group justify="space-between" align="flex-start" gap="sm" className="no-print">
        <TextInput
          type="date"
          label="Adjustment date"
          description="As in the contract of sale."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={on}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
          error={fault}
        />
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          disabled={fault !== null}
          onClick={save}
        >
          Download PDF
        </Button>
      </Group>
      {fault === null && (
        <Loaded query={figures} shape="table-row" failed="We couldn’t load the adjustments.">
          {(found) => (
            <Box aria-busy={figures.isPlaceholderData} className={classes['older'] ?? ''}>
              <Figures figures={found} />
            </Box>
          )}
        </Loaded>
      )}
    </>
  )
}

const money = (cents: number): string => (cents === 0 ? unknown : formatMoney(cents))

const columns: readonly Column<AdjustmentRow>[] = [
  {
    name: 'Charge',
    cell: (row) => (
      <Stack gap={2}>
        <Text style={{ overflowWrap: 'anywhere' }}>{row.words}</Text>
        {shareWords(row) !== '' && (
          <Text size="sm" c="dimmed">
            {shareWords(row)}
          </Text>
        )}
      </Stack>
    ),
  },
  { name: 'Due', cell: ({ dueOn }) => <span style={{ whiteSpace: 'nowrap' }}>{formatDate(dueOn)}</span> },
  { name: 'Amount', figures: true, cell: ({ cents }) => formatMoney(cents) },
  { name: 'Seller', figures: true, cell: ({ sellerCents }) => money(sellerCents) },
  { name: 'Buyer', figures: true, cell: ({ buyerCents }) => money(buyerCents) },
  { name: 'Charged to', cell: chargedWords },
]

const Figures = ({ figures }: { figures: Adjustments }) => {
  const { unit, rows, levyReason, notes } = figures
  return (
    <Stack gap="sm">
      <Text fw={600} className="figures">
        {netWords(figures)}
      </Text>
      {rows.length > 0 && (
        <RowTable
          label={`Sale adjustments of unit ${unit.unitNumber}`}
          items={rows.map((row, place) => ({ ...row, place }))}
          columns={columns}
          idOf={({ place }) => String(place)}
          leastWidth={720}
          stacks
        />
      )}
      {levyReason && rows.some(({ kind }) => kind === 'instalment') && (
        <Group gap="sm" justify="space-between">
          <Text flex="1 1 14rem">Special levy instalments aren’t divided: each is owed by one side.</Text>
          <Why reason={levyReason} of="Each instalment is owed by one side" />
        </Group>
      )}
      {[...misplacedWords(figures), ...sellerWords(figures)].map((words) => (
        <Text key={words} className="figures">
          {words}
        </Text>
      ))}
      {notes.map((words) => (
        <Text key={words} size="sm" c="dimmed">
          {words}
        </Text>
      ))}
    </Stack>
  )
}
