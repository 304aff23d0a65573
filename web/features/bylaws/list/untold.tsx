import { Alert, Button, Group, List, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import type { Bylaw } from '../../../../contract/bylaws/bylaw.ts'
import { bylawName } from '../../../../contract/bylaws/bylaw-words.ts'
import { pageMost } from '../../../../contract/limits.ts'
import { api } from '../../../api/api.ts'
import { useList } from '../../../api/queries.ts'
import { useEveryPage } from '../../units/units.ts'
import { useStateLabels } from '../use-filing.ts'
import { untoldWords } from '../words.ts'

const AskedDialog = lazy(() => import('../asked-dialog.tsx'))
const fewNamed = 5

/** Recent changes that residents weren’t notified of, and the way to do so; nothing where there are none. */
export const Untold = () => {
  const list = useList(api.bylaws.list, { query: { shows: 'untold', limit: pageMost } })
  const { items = [], isError, isFetchNextPageError, refetch } = list
  const isComplete = useEveryPage(list)
  const [opened, setOpened] = useState<readonly Bylaw[] | null>(null)
  return (
    <>
      {(isError || isFetchNextPageError) && <Failed onRetry={() => void refetch()} />}
      {isComplete && items.length > 0 && (
        <Alert color="orange" icon={<IconAlertTriangle aria-hidden />} title={untoldWords(items.length)} mb="md">
          <Stack gap="sm" align="flex-start">
            <Changes bylaws={items} />
            <Button variant="default" onClick={() => setOpened(items)}>
              Notify residents
            </Button>
          </Stack>
        </Alert>
      )}
      <Suspense>
        {opened && <AskedDialog asked={{ for: 'changes', bylaws: opened }} onClose={() => setOpened(null)} />}
      </Suspense>
    </>
  )
}

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <Group gap="xs" role="alert" mb="md">
    <Text size="sm">We couldn’t load the changes that haven’t been announced.</Text>
    <Button variant="subtle" size="compact-sm" onClick={onRetry}>
      Try again
    </Button>
  </Group>
)

const Changes = ({ bylaws }: { bylaws: readonly Bylaw[] }) => {
  const stateLabels = useStateLabels()
  const more = bylaws.length - fewNamed
  return (
    <div>
      <List size="sm" c="inherit">
        {bylaws.slice(0, fewNamed).map((bylaw) => (
          <List.Item key={bylaw._id} style={{ overflowWrap: 'anywhere' }}>
            {bylawName(bylaw)} ({stateLabels[bylaw.state].toLowerCase()})
          </List.Item>
        ))}
      </List>
      {more > 0 && (
        <Text size="sm" c="inherit">
          and {more} more
        </Text>
      )}
    </div>
  )
}
