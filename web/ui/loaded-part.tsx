import { Button, Group, Paper, Text } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Late } from './late.tsx'
import { Placeholder, type Shape } from './placeholder.tsx'

/** One part of an answer that fills several parts of a screen. */
export interface Part<D> {
  data: D | undefined
  /** Whether nothing came; what came before still stands when asking anew fails. */
  failed: boolean
  retry: () => void
}

/** Owns the states around a part; when it fails it says so in its own place, and the rest of the screen stands. */
interface Props<D> {
  part: Part<D>
  shape: Shape
  rows?: number
  /** What a failure says; without it the part is not there. */
  failed?: string
  children: (data: D) => ReactNode
}

export const LoadedPart = <D,>({ part: { data, failed, retry }, shape, rows, failed: words, children }: Props<D>) => {
  if (data !== undefined) return children(data)
  if (failed) return words ? <FailedPart words={words} retry={retry} /> : null
  return (
    <Late>
      <Placeholder shape={shape} {...(rows !== undefined && { rows })} />
    </Late>
  )
}

/** What did not load, in one line, and a way to try again. */
const FailedPart = ({ words, retry }: { words: string; retry: () => void }) => (
  <Paper withBorder p="md" radius="lg" role="alert">
    <Group justify="space-between" gap="sm">
      <Group gap="xs" wrap="nowrap" c="var(--mantine-color-error)">
        <IconAlertCircle size={20} aria-hidden />
        <Text fw={500}>{words}</Text>
      </Group>
      <Button variant="default" onClick={retry}>
        Try again
      </Button>
    </Group>
  </Paper>
)
