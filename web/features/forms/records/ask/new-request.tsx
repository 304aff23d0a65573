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
      <Notice title="Owners and tenants ask for records" link={{ to: '/dashboard', text: 'Back to the dashboard' }}>
        Whoever lives or owns here can ask. If an owner authorized you in writing, give the paper to those who manage
        the building.
      </Notice>
    )
  const enters = managesBuilding && !(role === 'council' && self === 'me')
  return (
    <Stack gap="xs" maw={860} mx="auto">
      <BackLink to="/records-requests">Records requests</BackLink>
      <PageHeader
        title={enters ? 'Enter a request' : 'Ask for records'}
        text={
          enters
            ? 'For somebody who asked on paper, by phone or by mail. The clock runs from the day on which the request came in.'
            : 'Say what you look for. You see until when it is owed to you, and each step on the way.'
        }
      />
      <Suspense fallback={<Placeholder shape="form" />}>{enters ? <EnterView /> : <AskView />}</Suspense>
    </Stack>
  )
}
