import { Card, Progress, Stack, Text } from '@mantine/core'
import { letterRunPollEveryMs } from '../../../../../contract/limits/letters.ts'
import { api } from '../../../../api/api.ts'
import { useRoute } from '../../../../api/queries.ts'

/** How far letters are that are being made; asks anew until they are done. Leaving the page stops nothing. */
export function RunProgress({ id }: { id: string }) {
  const { data } = useRoute(api.forms.run, { params: { id } }, { staleTime: 0, refetchInterval: letterRunPollEveryMs })
  if (!data) return null
  const { done, letters } = data.counts
  return (
    <Card>
      <Stack gap="xs" role="status">
        <Text size="sm">{`Preparing letters: ${done} of ${letters} ready. You can leave this page; we’ll keep going.`}</Text>
        <Progress value={letters === 0 ? 100 : (done / letters) * 100} aria-label="Letters ready" />
      </Stack>
    </Card>
  )
}
