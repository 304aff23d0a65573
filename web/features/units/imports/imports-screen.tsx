import { Anchor, Button, List, Stack, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { Link, useNavigate } from 'react-router'
import type { ImportSummary } from '../../../../contract/units.ts'
import { counted } from '../../../../contract/text.ts'
import { api } from '../../../api/api.ts'
import { useSaveFile } from '../../../api/download.ts'
import { useList } from '../../../api/queries.ts'
import { useAction } from '../../../api/use-action.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Instant } from '../../../ui/moments.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Placeholder } from '../../../ui/placeholder.tsx'
import { RowTable, type Column } from '../../../ui/row-table.tsx'
import { Section } from '../../../ui/section.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { fateLabels, fates, statusWords } from './import-words.ts'

const BeforeYouStart = () => (
  <List spacing={4} type="ordered">
    <List.Item>
      Start from the template, or any table with one row per person or unit; you tell us what each column means.
    </List.Item>
    <List.Item>Choose the file. You’ll see what would happen to each row before anything is saved.</List.Item>
    <List.Item>Import it, all or nothing. No one is invited, and you can undo the whole import.</List.Item>
  </List>
)

function TemplateButton() {
  const saveFile = useSaveFile()
  const naming = { name: 'roster-template.csv', failed: 'Failed to download the template' }
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
      onClick={() => void saveFile(api.units.template, {}, naming)}
    >
      Download template
    </Button>
  )
}

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

const countsOf = ({ counts }: ImportSummary) =>
  fates
    .filter((fate) => counts[fate] > 0)
    .map((fate) => `${counts[fate]} ${fateLabels[fate].toLowerCase()}`)
    .join(', ') || counted(0, 'row')

const columns: Column<ImportSummary>[] = [
  {
    name: 'File',
    cell: ({ _id, fileName }) => (
      <Anchor
        component={Link}
        to={`/unit-directory/import/${_id}`}
        inherit
        fw={600}
        style={{ overflowWrap: 'anywhere' }}
      >
        {fileName ?? 'Roster'}
      </Anchor>
    ),
  },
  {
    name: 'Status',
    cell: ({ status, undoneAt, undoneBy }) => (
      <>
        <StatusBadge tone={statusWords[status].tone}>{statusWords[status].words}</StatusBadge>
        {undoneAt && (
          <Text size="xs" c="dimmed">
            by {undoneBy}, <Instant at={undoneAt} />
          </Text>
        )}
      </>
    ),
  },
  { name: 'Date', cell: ({ at }) => <Instant at={at} /> },
  { name: 'Imported by', cell: ({ by }) => capitalised(by) },
  { name: 'Rows', cell: (one) => countsOf(one) },
]

function EarlierImports() {
  const imports = useList(api.units.listImports, { query: {} })
  const { items, error, isError, refetch } = imports
  return (
    <Section title="Past imports">
      <Loaded
        query={{ data: items, error, isError, refetch }}
        shape="table-row"
        empty={<Empty title="No imports yet">Imports appear here, where you can review and undo them.</Empty>}
      >
        {(all) => (
          <Stack>
            <RowTable label="Past imports" items={all} columns={columns} idOf={({ _id }) => _id} leastWidth={720} />
            {imports.hasNextPage && (
              <BusyButton
                variant="default"
                busy={imports.isFetchingNextPage}
                onClick={() => void imports.fetchNextPage()}
              >
                Show earlier imports
              </BusyButton>
            )}
          </Stack>
        )}
      </Loaded>
    </Section>
  )
}

/** Takes a roster file for a dry run, and shows the imports that were. */
export default function ImportsScreen() {
  const navigate = useNavigate()
  const start = useAction(api.units.startImport, {
    failed: 'Failed to read the file',
    refresh: [api.units.listImports],
  })
  const tryOut = async ([chosen]: File[]) => {
    const made = chosen && (await start.run({ body: {}, files: [chosen] }))
    if (made) await navigate(`/unit-directory/import/${made._id}`)
  }
  return (
    <>
      <BackLink to="/unit-directory">Unit directory</BackLink>
      <PageHeader
        title="Import a roster"
        text="Units, owners, tenants and their stalls, vehicles and fobs, from a CSV file."
        actions={<TemplateButton />}
      />
      <Stack gap="lg">
        <BeforeYouStart />
        <FileDrop
          button="Choose a CSV file"
          accept=".csv,text/csv"
          disabled={start.busy}
          onFiles={(files) => void tryOut(files)}
        />
        {start.busy && <Placeholder shape="table-row" />}
        <EarlierImports />
      </Stack>
    </>
  )
}
