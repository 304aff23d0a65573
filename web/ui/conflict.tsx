import { Alert, Stack } from '@mantine/core'
import { IconGitMerge } from '@tabler/icons-react'
import type { ReactNode } from 'react'

/** Somebody saved the same thing meanwhile: a form shows theirs here, keeps what was typed, and lets the writer decide. */
export const Conflict = ({ title, children }: { title: string; children: ReactNode }) => (
  <Alert color="orange" icon={<IconGitMerge aria-hidden />} title={title} role="alert">
    <Stack gap="sm">{children}</Stack>
  </Alert>
)
