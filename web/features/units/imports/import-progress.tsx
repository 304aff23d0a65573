import { Progress, Stack, Text } from '@mantine/core'
import { useEffect } from 'react'
import { importPollEveryMs } from '../../../../contract/limits/roster.ts'
import { api } from '../../../api/api.ts'
import { useRefresh, useRoute } from '../../../api/queries.ts'

/** How far an import is that is being written; looks again until it is done, and then has read anew what it changed. */
export function ImportProgress({ importId }: { importId: string }) {
  const query = useRoute(api.units.getImport, { params: { id: importId } }, { refetchInterval: importPollEveryMs })
  const refresh = useRefresh()
  useEffect(
    () => () => {
      const { importRows, listImports, list, directory, facade, get } = api.units
      void refresh(importRows, listImports, list, directory, facade, get, api.overview.dashboard)
    },
    [refresh],
  )
  const { done, total } = query.data?.progress ?? { done: 0, total: 0 }
  const percent = total === 0 ? 0 : Math.round((100 * done) / total)
  return (
    <Stack gap={4}>
      <Progress.Root size="xl">
        <Progress.Section value={Math.max(percent, 2)} animated aria-label={`Import: ${percent} percent complete`} />
      </Progress.Root>
      <Text size="sm" c="dimmed" role="status">
        {total === 0 ? 'Queued…' : `${percent}% of ${total.toLocaleString('en-CA')} records imported`}
      </Text>
    </Stack>
  )
}
