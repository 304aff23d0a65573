import { Card, Group, Stack, Text } from '@mantine/core'
import type { FailedJob } from '../../../../contract/admin/jobs.ts'
import { jobsAgainMost } from '../../../../contract/limits/platform.ts'
import { api } from '../../../api/api.ts'
import { useList } from '../../../api/queries.ts'
import { useAction } from '../../../api/use-action.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { ListPart } from '../../../ui/list-part.tsx'
import { Instant } from '../../../ui/moments.tsx'
import { Section } from '../../../ui/section.tsx'
import { useConfirm } from '../../../ui/use-confirm.tsx'
import { jobName } from './job-words.ts'

const stale = [api.admin.jobs, api.admin.failedJobs]

/** Work that was given up, with its error; done again one by one or all at once. */
export const FailedJobs = ({ failed }: { failed: number }) => {
  const list = useList(api.admin.failedJobs, { query: {} })
  const { ask, dialog } = useConfirm()
  const retry = useAction(api.admin.retryJobs, {
    done: ({ again }) => `${again} ${again === 1 ? 'job' : 'jobs'} queued again`,
    failed: 'We couldn’t retry',
    refresh: stale,
  })
  const again = async () => {
    const yes = await ask({
      title: 'Retry all failed jobs?',
      text: `Every failed job runs again, up to ${jobsAgainMost} at a time. Recurring jobs run once, no matter how often they failed.`,
      yes: 'Retry all',
    })
    if (yes) await retry.run({ body: {} })
  }
  return (
    <Section
      title="Failed"
      action={
        failed > 1 && (
          <BusyButton variant="default" busy={retry.busy} busyText="Retrying..." onClick={() => void again()}>
            Retry all
          </BusyButton>
        )
      }
    >
      <ListPart
        list={list}
        empty={<Empty title="No failed jobs">Jobs that keep failing will appear here with their error.</Empty>}
      >
        {(jobs) => (
          <Stack gap="sm">
            {jobs.map((job) => (
              <FailedRow key={job._id} job={job} />
            ))}
          </Stack>
        )}
      </ListPart>
      {dialog}
    </Section>
  )
}

const FailedRow = ({ job: { _id: id, name, failedAt, attempts, error } }: { job: FailedJob }) => {
  const retry = useAction(api.admin.retryJob, {
    done: 'Job queued again',
    failed: 'We couldn’t retry',
    refresh: stale,
  })
  return (
    <Card padding="sm">
      <Group justify="space-between" align="flex-start" gap="xs">
        <Stack gap={0} flex="1 1 14rem" miw={0}>
          <Text fw={500}>{jobName(name)}</Text>
          <Text style={{ overflowWrap: 'anywhere' }}>{error}</Text>
          <Text size="sm" c="dimmed">
            Failed <Instant at={failedAt} /> after {attempts} {attempts === 1 ? 'try' : 'tries'}
          </Text>
        </Stack>
        <BusyButton
          variant="default"
          busy={retry.busy}
          busyText="Retrying..."
          onClick={() => void retry.run({ params: { id } })}
        >
          Retry
        </BusyButton>
      </Group>
    </Card>
  )
}
