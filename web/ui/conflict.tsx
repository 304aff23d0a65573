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
    <Text size="sm" c="inherit" style={{ overflowWrap: 'anywhere' }}>
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

interface RecordProps<One> {
  /** The record as someone else left it; null if no one changed it. */
  theirs: One | null
  /** What was changed: `Someone else just changed this work order`. */
  title?: string
  /** How it stands now, and that what was entered here is not saved. */
  words?: (theirs: One) => string
  lines?: (theirs: One) => readonly string[]
}

const usualWords = () => 'Your changes weren’t saved; check them and send them again.'

/** Says in the form of a step that someone else changed the record in the meantime. */
export const RecordConflict = <One,>(props: RecordProps<One>) => {
  const { theirs, title = 'Someone else just changed this', words = usualWords, lines = () => [] } = props
  return (
    theirs && (
      <Conflict title={title}>
        <Theirs words={words(theirs)} lines={lines(theirs)} />
      </Conflict>
    )
  )
}
