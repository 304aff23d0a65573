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

export interface RichTextProps {
  html: string
  /** Level of the heading that it stands under; its own follow from it. */
  under?: 1 | 2 | 3
}

/** Rich text that somebody wrote, cleaned again before it is shown. */
export const RichText = (props: RichTextProps) => (
  <Suspense fallback={<LinesToCome />}>
    <CleanedText {...props} />
  </Suspense>
)
