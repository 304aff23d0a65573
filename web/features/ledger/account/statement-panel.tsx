import { Button, Group, Stack, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { parseAsString, useQueryStates } from 'nuqs'
import { statementMostDays } from '../../../../contract/limits/ledger.ts'
import type { Holding } from '../../../../contract/ledger/holding.ts'
import type { Statement, StatementLine } from '../../../../contract/ledger/statement.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { addDays, daysBetween, formatDate, isLocalDate, localDateOf } from '../../../../contract/time.ts'
import { api } from '../../../api/api.ts'
import { useSaveFile } from '../../../api/download.ts'
import { useRoute } from '../../../api/queries.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { useZone } from '../../../ui/moments.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { PeriodFilter } from '../../../ui/period-filter.tsx'
import { RowTable, type Column } from '../../../ui/row-table.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { WhyCharge } from './why-charge.tsx'

const columns: readonly Column<StatementLine>[] = [
  { name: 'Date', cell: ({ day }) => <span style={{ whiteSpace: 'nowrap' }}>{formatDate(day)}</span> },
  {
    name: 'Description',
    cell: ({ words, authority }) => (
      <Stack gap={2}>
        <Text style={{ overflowWrap: 'anywhere' }}>{words}</Text>
        {authority && (
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {authority}
          </Text>
        )}
      </Stack>
    ),
  },
  { name: 'Charge', figures: true, cell: ({ cents }) => (cents > 0 ? formatMoney(cents) : '') },
  { name: 'Payment', figures: true, cell: ({ cents }) => (cents < 0 ? formatMoney(-cents) : '') },
  { name: 'Balance', figures: true, cell: ({ balanceCents }) => formatMoney(balanceCents) },
  {
    name: 'More',
    // It says how the charge came about; what could still become of one that isn’t paid is said where it is open.
    cell: ({ words, authority, shares }) =>
      authority === null ? '' : <WhyCharge charge={{ words, authority, shares, isLienable: false, isOnWord: false }} />,
  },
]

/** About three months: a year of two units would be long to scroll on a phone. */
const shownDays = 91

const faultOf = (from: string, to: string): string | null => {
  if (from > to) return 'The last day is before the first'
  return daysBetween(from, to) >= statementMostDays ? 'Up to three years at a time' : null
}

/** What happened to an account between two days, with the balance after each; on screen, as a PDF and for a spreadsheet. */
export function StatementPanel({ holding, title }: { holding: Holding; title: string }) {
  const today = localDateOf(useNow(), useZone())
  const [chosen, setDays] = useQueryStates({ from: parseAsString, to: parseAsString }, { history: 'replace' })
  const to = chosen.to && isLocalDate(chosen.to) ? chosen.to : today
  const from = chosen.from && isLocalDate(chosen.from) ? chosen.from : addDays(to, -shownDays)
  const fault = faultOf(from, to)
  const args = { params: { id: holding._id }, query: { from, to } }
  const statement = useRoute(api.ledger.statement, args, { enabled: fault === null })
  const saveFile = useSaveFile()
  const save = (format: 'pdf' | 'csv') =>
    void saveFile(
      api.ledger.statementFile,
      { ...args, query: { ...args.query, format } },
      { name: `statement.${format}`, failed: 'We couldn’t make the statement. Please try again.' },
    )
  return (
    <Panel title={title}>
      <Group justify="space-between" align="flex-end" gap="sm" className="no-print">
        <PeriodFilter
          from={from}
          until={to}
          untilLabel="To"
          onFrom={(day) => void setDays({ from: day })}
          onUntil={(day) => void setDays({ to: day })}
          fault={fault}
        />
        <Group gap="sm">
          {(['pdf', 'csv'] as const).map((format) => (
            <Button
              key={format}
              variant="default"
              leftSection={<IconDownload size={18} aria-hidden />}
              disabled={fault !== null}
              onClick={() => save(format)}
            >
              {format === 'pdf' ? 'Statement (PDF)' : 'Export (CSV)'}
            </Button>
          ))}
        </Group>
      </Group>
      {fault === null && (
        <Loaded query={statement} shape="table-row" failed="We couldn’t load the statement.">
          {(found) => <Lines statement={found} unitNumber={holding.unit.unitNumber} />}
        </Loaded>
      )}
    </Panel>
  )
}

const Lines = ({ statement, unitNumber }: { statement: Statement; unitNumber: string }) => {
  const { openingCents, lines, closingCents, from, to } = statement
  return (
    <>
      <Text className="figures">
        Balance before {formatDate(from)}: {formatMoney(openingCents)}
      </Text>
      {lines.length === 0 ? (
        <Text c="dimmed">Nothing was charged or paid in this period.</Text>
      ) : (
        <RowTable
          label={`Statement of unit ${unitNumber}`}
          items={lines}
          columns={columns}
          idOf={({ entryId }) => entryId}
          leastWidth={720}
          stacks
        />
      )}
      <Text fw={600} className="figures">
        Balance on {formatDate(to)}: {formatMoney(closingCents)}
        {closingCents < 0 && ' (credit)'}
      </Text>
    </>
  )
}
