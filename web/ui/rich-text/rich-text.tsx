import { Skeleton, Stack } from '@mantine/core'
import { lazy, Suspense } from 'react'

const CleanedText = lazy(() => import('./cleaned-text.tsx'))

const LinesToCome = () => (
  <Stack gap="xs" aria-hidden>
    <Skeleton h={14} />
    <Skeleton h={14} />
    <Skeleton h={14} w="60%" />
  </Stack>
)

/** Rich text that somebody wrote, cleaned again before it is shown. */
export const RichText = ({ html }: { html: string }) => (
  <Suspense fallback={<LinesToCome />}>
    <CleanedText html={html} />
  </Suspense>
)
