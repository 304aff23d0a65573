import { Alert, List, Stack, Text } from '@mantine/core'
import { IconGitMerge } from '@tabler/icons-react'
import type { ReactNode } from 'react'

/** Somebody saved the same thing meanwhile: a form shows theirs here, keeps what was typed, and lets the writer decide. */
export const Conflict = ({ title, children }: { title: string; children: ReactNode }) => (
  <Alert
    color="orange"
    icon={<IconGitMerge aria-hidden />}
    title={title}
    role="alert"
    styles={{ body: { minWidth: 0 }, label: { whiteSpace: 'normal' } }}
  >
    <Stack gap="sm">{children}</Stack>
  </Alert>
)

interface TheirsProps {
  /** That what was typed is not saved, and what comes. */
  words: string
  /** What the other one's version says, a line a part. */
  lines: readonly string[]
}

/** What somebody else's version says, in a conflict. */
export const Theirs = ({ words, lines }: TheirsProps) => (
  <>
    <Text size="sm" c="inherit">
      {words}
    </Text>
    {lines.length > 0 && (
      <List size="sm" c="inherit">
        {lines.map((line) => (
          <List.Item key={line}>{line}</List.Item>
        ))}
      </List>
    )}
  </>
)
