import { Box, Card, Stack, Text, Title } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import type { LoggedChange } from '../../../contract/audit.ts'
import { formatDate } from '../../../contract/time.ts'
import { api } from '../../api/api.ts'
import { useSaveFile } from '../../api/download.ts'
import { useList } from '../../api/queries.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { ListScreen } from '../../ui/list-screen.tsx'
import { useZone } from '../../ui/moments.tsx'
import { byDay } from './by-day.ts'
import { ChangeLine } from './change-line.tsx'
import classes from './change-line.module.css'
import { HistoryFilterControls } from './history-filters.tsx'
import { SealPanel } from './seal-panel.tsx'
import { useHistoryFilters, type HistoryFilters } from './use-history-filters.ts'

/** Rows that somebody who looks for one thing among many wants at once. */
const rowsAtOnce = 50

/** Every change in the building, for those who manage it: who, when, what. */
export default function HistoryScreen() {
  const filters = useHistoryFilters()
  const { filters: chosen, query, set, clear, narrowed } = filters
  const history = useList(api.audit.list, { query: { ...query, limit: rowsAtOnce } })
  return (
    <>
      <ListScreen
        title="Building history"
        text="A record of all changes, who made them and when. It can’t be edited or deleted."
        actions={<SaveButton query={query} />}
        list={history}
        search={{ label: 'Search by unit, name or title', value: chosen.search, onChange: (search) => set({ search }) }}
        filters={<HistoryFilterControls filters={filters} />}
        narrowed={narrowed}
        onClear={clear}
        empty={<Empty title="No changes yet">Every change in the building will appear here.</Empty>}
      >
        {(changes) => <Days changes={changes} />}
      </ListScreen>
      <Box mt="lg">
        <SealPanel />
      </Box>
    </>
  )
}

const Days = ({ changes }: { changes: readonly LoggedChange[] }) => {
  const zone = useZone()
  return (
    <Stack gap="lg">
      {byDay(changes, zone).map(([day, here]) => (
        <Card key={day} component="section" aria-labelledby={`day-${day}`}>
          <Title order={2} size="h4" id={`day-${day}`}>
            <time dateTime={day}>{formatDate(day)}</time>
          </Title>
          <ul className={classes['lines']}>
            {here.map((change) => (
              <ChangeLine key={change._id} change={change} />
            ))}
          </ul>
        </Card>
      ))}
      <Text size="sm" c="dimmed">
        Times are in the building’s time zone. Changes people make to their own accounts aren’t listed.
      </Text>
    </Stack>
  )
}

const SaveButton = ({ query }: { query: HistoryFilters['query'] }) => {
  const saveFile = useSaveFile()
  const [saving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    await saveFile(api.audit.file, { query }, { name: 'history.csv', failed: 'We couldn’t export the history' })
    setSaving(false)
  }
  return (
    <BusyButton
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
      busy={saving}
      busyText="Saving..."
      onClick={() => void save()}
    >
      Export (CSV)
    </BusyButton>
  )
}
