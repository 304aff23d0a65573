import { Button, Card, Group, Stack, Text } from '@mantine/core'
import { IconDownload, IconTrash } from '@tabler/icons-react'
import { toast } from '../../../api/toast.ts'
import { useNavigate, useParams } from 'react-router'
import type { RosterImport } from '../../../../contract/units.ts'
import { api } from '../../../api/api.ts'
import { useSaveFile } from '../../../api/download.ts'
import { wordsFor } from '../../../api/errors.ts'
import { useRoute } from '../../../api/queries.ts'
import { useAction } from '../../../api/use-action.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Instant } from '../../../ui/moments.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Section } from '../../../ui/section.tsx'
import { AccessKept } from './access-kept.tsx'
import { FateTable } from './fate-table.tsx'
import { ImportNotes } from './import-notes.tsx'
import { ImportProgress } from './import-progress.tsx'
import { ImportQuestions } from './import-questions.tsx'
import { ImportVerdict } from './import-verdict.tsx'
import { takenIn, verdictOf, type Verdict } from './import-words.ts'
import { UndoPanel } from './undo-panel.tsx'
import { useChoices } from './use-choices.ts'

const { getImport, listImports } = api.units

/** One import of a roster: its dry run with all that can be settled, its progress, what came of it, and its undoing. */
export default function ImportScreen() {
  const { importId = '' } = useParams()
  const query = useRoute(getImport, { params: { id: importId } }, { staleTime: 0 })
  return (
    <Stack gap="xs">
      <BackLink to="/unit-directory/import">All imports</BackLink>
      <Loaded query={query} rows={2}>
        {(made) => <ImportPage key={made._id} made={made} />}
      </Loaded>
    </Stack>
  )
}

/** Where an import may leave people with access whom nothing ties any more. */
const keepersMatter: ReadonlySet<Verdict> = new Set(['ready', 'failed', 'done'])

function ImportPage({ made }: { made: RosterImport }) {
  const verdict = verdictOf(made)
  const isOpen = made.status === 'tried' || made.status === 'failed'
  const { onChoose, ...choices } = useChoices(made)
  const split = (entry: number) => onChoose((latest) => ({ split: [...latest.choices.split, entry] }))
  const hasRows = Object.values(made.counts).some((count) => count > 0) && made.reading.faults.length === 0
  return (
    <>
      <PageHeader
        title={made.fileName ?? 'Roster'}
        pageTitle="Roster import"
        text={
          <>
            {made.by}, <Instant at={made.at} />
          </>
        }
        actions={isOpen && <Discard made={made} />}
      />
      <Stack gap="lg">
        <ImportVerdict made={made} />
        {made.canUndo && <UndoPanel made={made} />}
        {verdict === 'working' && <ImportProgress importId={made._id} />}
        {isOpen && <ImportQuestions made={made} busy={choices.busy} onChoose={onChoose} />}
        {keepersMatter.has(verdict) && <AccessKept key={made.version} made={made} />}
        {(verdict === 'ready' || verdict === 'failed') && <Apply made={made} busy={choices.busy} />}
        <ImportNotes made={made} isOpen={isOpen} onChoose={onChoose} {...choices} />
        {hasRows && verdict !== 'working' && (
          <Section title={isOpen ? 'Row-by-row preview' : 'Row-by-row results'}>
            <Stack>
              <FateTable key={made.version} made={made} {...(isOpen && { onSplit: split })} />
              {isOpen && <Remarks made={made} />}
            </Stack>
          </Section>
        )}
      </Stack>
    </>
  )
}

function Apply({ made, busy }: { made: RosterImport; busy: boolean }) {
  const apply = useAction(api.units.applyImport, {
    failed: 'Failed to start the import',
    refresh: [getImport, listImports],
  })
  return (
    <Card padding="md">
      <Group justify="space-between">
        <Text size="sm">The whole file is imported, or nothing. You can undo it.</Text>
        <Button
          loading={apply.busy}
          disabled={busy}
          onClick={() => void apply.run({ params: { id: made._id }, body: { version: made.version } })}
        >
          Import {takenIn(made)}
        </Button>
      </Group>
    </Card>
  )
}

function Remarks({ made }: { made: RosterImport }) {
  const saveFile = useSaveFile()
  const naming = { name: 'roster with remarks.csv', failed: 'Failed to download the file' }
  return (
    <Group>
      <Button
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden />}
        onClick={() => void saveFile(api.units.importRemarks, { params: { id: made._id } }, naming)}
      >
        Download the file with remarks
      </Button>
    </Group>
  )
}

function Discard({ made }: { made: RosterImport }) {
  const navigate = useNavigate()
  const discard = useAction(api.units.discardImport, {
    failed: 'Failed to discard the dry run',
    refresh: [listImports],
  })
  const start = async () => {
    await discard.send({ params: { id: made._id } }).then(
      () => navigate('/unit-directory/import'),
      (error: unknown) => toast.error(wordsFor(error, 'Failed to discard the dry run')),
    )
  }
  return (
    <Button
      variant="default"
      leftSection={<IconTrash size={18} aria-hidden />}
      loading={discard.busy}
      onClick={() => void start()}
    >
      Discard
    </Button>
  )
}
