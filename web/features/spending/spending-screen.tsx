import { Button, Group, NativeSelect, SimpleGrid, Stack, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { fiscalYearName } from '../../../contract/budget/budget-words.ts'
import { formatMoney } from '../../../contract/money.ts'
import type { FundReport } from '../../../contract/spending/report.ts'
import { spendingStateLabels } from '../../../contract/spending/spending-words.ts'
import { counted } from '../../../contract/text.ts'
import { localDateOf } from '../../../contract/time.ts'
import { api } from '../../api/api.ts'
import { useSaveFile } from '../../api/download.ts'
import { useRoute } from '../../api/queries.ts'
import { FigureCard } from '../../ui/figure-card.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { useZone } from '../../ui/moments.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Panel } from '../../ui/panel.tsx'
import { parseAsDay, useFilters } from '../../ui/use-filters.ts'
import { useFundLabels } from '../../ui/use-money-labels.ts'
import { useNow } from '../../ui/use-now.ts'
import { Why } from '../../ui/why.tsx'
import { FeesTabs } from '../ledger/ledger.ts'
import classes from '../../ui/older.module.css'
import { BalancesPanel } from './balances-panel.tsx'
import { FundsPanel } from './funds-panel.tsx'
import { MovesPanel } from './moves-panel.tsx'
import { SpendingPanel } from './spending-panel.tsx'
import { changeWords, dueWords, periodWords } from './words.ts'

const keys = { year: parseAsDay }

/** The funds of a fiscal year, for council and those who keep the books: balances, income, expenses, and approvals. */
export default function SpendingScreen() {
  const { filters, set } = useFilters(keys)
  const today = localDateOf(useNow(), useZone())
  // A year that hasn't begun has nothing to report.
  const query = filters.year !== null && filters.year <= today ? { year: filters.year } : {}
  const report = useRoute(api.spending.report, { query }, { staleTime: 0, keepPrevious: true })
  const saveFile = useSaveFile()
  const download = () =>
    void saveFile(
      api.spending.statement,
      { query },
      { name: 'financial statement.pdf', failed: 'We couldn’t make the statement. Please try again.' },
    )
  return (
    <>
      <PageHeader
        title="Fund report"
        text="The balances, income and expenses of each fund in a fiscal year."
        actions={
          <Button variant="default" leftSection={<IconDownload size={18} aria-hidden />} onClick={download}>
            Download statement (PDF)
          </Button>
        }
      />
      <FeesTabs />
      <Loaded query={report} shape="card" failed="We couldn’t load the fund report.">
        {(found) => (
          <Stack gap="lg" aria-busy={report.isPlaceholderData} className={classes['older'] ?? ''}>
            <Year report={found} chosen={filters.year} onChoose={(year) => void set({ year })} />
            <Figures report={found} />
            <BalancesPanel report={found} />
            <FundsPanel report={found} />
            {found.asksApproval && <SpendingPanel report={found} />}
            <MovesPanel report={found} />
            <StatementPanel report={found} today={today} />
          </Stack>
        )}
      </Loaded>
    </>
  )
}

interface Props {
  report: FundReport
}

const Year = ({ report, chosen, onChoose }: Props & { chosen: string | null; onChoose: (year: string) => void }) => {
  const { years, startsOn } = report
  return (
    <Group gap="md" align="flex-end">
      {years.length > 1 && (
        <NativeSelect
          label="Fiscal year"
          className="no-print"
          data={[...new Set([...years, startsOn])].map((value) => ({ value, label: fiscalYearName(value) }))}
          value={chosen !== null && years.includes(chosen) ? chosen : startsOn}
          onChange={({ currentTarget: { value } }) => onChoose(value)}
        />
      )}
      <Text c="dimmed" size="sm" py="xs" className="figures">
        {periodWords(report)}
      </Text>
    </Group>
  )
}

const Figures = ({ report: { funds, startsOn, expenses, spending, asksApproval } }: Props) => {
  const fundLabels = useFundLabels()
  const unapproved = spending.filter(({ state }) => state === 'unapproved')
  return (
    <SimpleGrid cols={{ base: 1, sm: asksApproval ? 3 : 2 }} spacing={{ base: 'xs', sm: 'md' }}>
      {(['operating', 'reserve'] as const).map((kind) => {
        const { closingCents = 0, openingCents = 0 } = funds.find((fund) => fund.kind === kind) ?? {}
        return (
          <FigureCard
            key={kind}
            title={fundLabels[kind]}
            figure={formatMoney(closingCents)}
            caption={changeWords(closingCents - openingCents, startsOn)}
          />
        )
      })}
      {asksApproval && (
        <FigureCard
          title={spendingStateLabels.unapproved}
          figure={formatMoney(expenses.reduce((sum, { unapprovedCents }) => sum + unapprovedCents, 0))}
          caption={counted(unapproved.length, 'expense')}
        />
      )}
    </SimpleGrid>
  )
}

const StatementPanel = ({ report: { statementDue, startsOn, to, endsOn }, today }: Props & { today: string }) => {
  if (statementDue === null) return null
  const words = dueWords(startsOn, statementDue.on, today)
  return (
    <Panel title="Financial statement">
      <Group gap="sm" justify="space-between" align="flex-start">
        <Text flex="1 1 14rem" className="figures">
          {words}
          {to < endsOn && ' Until the year ends, the PDF covers the year so far.'}
        </Text>
        <Why reason={statementDue} of={words} />
      </Group>
    </Panel>
  )
}
