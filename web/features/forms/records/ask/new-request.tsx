import { Stack } from '@mantine/core'
import { parseAsStringLiteral, useQueryState } from 'nuqs'
import { lazy, Suspense } from 'react'
import { useRights } from '../../../../api/use-rights.ts'
import { BackLink } from '../../../../ui/back-link.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { Placeholder } from '../../../../ui/placeholder.tsx'

const AskView = lazy(() => import('./ask-view.tsx'))
const EnterView = lazy(() => import('./enter-view.tsx'))

/** Asking for records; who manages the building enters what others asked for on paper. */
export default function NewRequest() {
  const { role, managesBuilding } = useRights()
  const [self] = useQueryState('for', parseAsStringLiteral(['me']))
  if (role === 'visitor')
    return (
      <Notice
        title="Only owners and tenants can request records"
        link={{ to: '/dashboard', text: 'Back to the dashboard' }}
      >
        If you live or own here, you can request records. If an owner authorized you in writing, give the document to
        management.
      </Notice>
    )
  const enters = managesBuilding && !(role === 'council' && self === 'me')
  return (
    <Stack gap="xs" maw={860} mx="auto">
      <BackLink to="/records-requests">Records requests</BackLink>
      <PageHeader
        title={enters ? 'Enter a request' : 'Request records'}
        text={
          enters
            ? 'For someone who asked on paper, by phone or by mail. The deadline counts from the day the request was received.'
            : 'Tell us what you’re looking for. You’ll see when it’s due and follow each step.'
        }
      />
      <Suspense fallback={<Placeholder shape="form" />}>{enters ? <EnterView /> : <AskView />}</Suspense>
    </Stack>
  )
}
