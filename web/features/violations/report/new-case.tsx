import { Stack } from '@mantine/core'
import { useRights } from '../../../api/use-rights.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { listPath } from '../words.ts'
import { EntryForm } from './entry-form.tsx'
import { ReportForm } from './report-form.tsx'

/** Reporting a contravention; those who manage the building also enter what others reported. */
export default function NewCase() {
  const { managesBuilding } = useRights()
  return (
    <Stack gap="xs" maw={760} mx="auto">
      <BackLink to={listPath}>Bylaw violations</BackLink>
      {managesBuilding ? (
        <>
          <PageHeader title="New case" text="For what you saw yourself, or a complaint you received." />
          <EntryForm />
        </>
      ) : (
        <>
          <PageHeader title="Report a violation" text="We don’t tell the person you’re reporting who complained." />
          <ReportForm />
        </>
      )}
    </Stack>
  )
}
