import { Stack, Text } from '@mantine/core'
import type { KindOfWork } from '../../../../contract/admin/jobs.ts'
import { jobsRefetchMs } from '../../../../contract/limits/platform.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { Instant } from '../../../ui/moments.tsx'
import { RowTable, unknown, type Column } from '../../../ui/row-table.tsx'
import { Section } from '../../../ui/section.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { FailedJobs } from './failed-jobs.tsx'
import { byGravity, jobName, workState } from './job-words.ts'
import { StoredFiles } from './stored-files.tsx'

/** None is not worth a line on a phone. */
const countOf = (count: number) => (count === 0 ? unknown : count)
const momentOf = (at: string | null) => (at === null ? unknown : <Instant at={at} />)

const State = ({ kind }: { kind: KindOfWork }) => {
  const [tone, words] = workState(kind)
  return <StatusBadge tone={tone}>{words}</StatusBadge>
}

const columns: readonly Column<KindOfWork>[] = [
  {
    name: 'Job',
    cell: ({ name, recurs }) => (
      <>
        <Text fw={500}>{jobName(name)}</Text>
        <Text size="sm" c="dimmed">
          {recurs ? 'scheduled' : 'on demand'}
        </Text>
      </>
    ),
  },
  { name: 'Status', cell: (kind) => <State kind={kind} /> },
  {
    name: 'Waiting',
    figures: true,
    cell: ({ waiting, retrying, waitingSince }) =>
      waitingSince ? (
        <>
          {waiting + retrying}
          <Text size="sm" c="dimmed">
            since <Instant at={waitingSince} />
          </Text>
        </>
      ) : (
        countOf(waiting + retrying)
      ),
  },
  { name: 'Later', figures: true, cell: ({ later }) => countOf(later) },
  { name: 'Running', figures: true, cell: ({ running }) => countOf(running) },
  { name: 'Failed', figures: true, cell: ({ failed }) => countOf(failed) },
  { name: 'Last run', cell: ({ lastDoneAt }) => momentOf(lastDoneAt) },
  { name: 'Next run', cell: ({ nextRunAt }) => momentOf(nextRunAt) },
]

/** Background work by its kind, what needs somebody first. */
const JobsView = () => {
  const jobs = useRoute(api.admin.jobs, undefined, { refetchInterval: jobsRefetchMs })
  return (
    <Stack gap="xl">
      <FailedJobs failed={jobs.data?.reduce((sum, { failed }) => sum + failed, 0) ?? 0} />
      <StoredFiles />
      <Section title="All jobs">
        <Loaded query={jobs} shape="table-row" failed="We couldn’t load the jobs">
          {(kinds) => (
            <RowTable
              label="Background jobs"
              items={byGravity(kinds)}
              columns={columns}
              idOf={({ name }) => name}
              leastWidth={760}
              stacks
            />
          )}
        </Loaded>
      </Section>
      <Text size="sm" c="dimmed">
        Completed jobs are kept for a week. A failed recurring job counts as failed until its next successful run.
      </Text>
    </Stack>
  )
}
export default JobsView
