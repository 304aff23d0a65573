import { Alert, Button, Stack, Text } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isAbsent, isUnanswered, wordsFor } from '../api/errors.ts'
import { Late } from './late.tsx'
import { Notice } from './notice.tsx'
import { Placeholder, type Shape } from './placeholder.tsx'

/**
 * Owns the four states around a query, so that screens show only the happy shape:
 * `<Loaded query={notice} shape="card">{(notice) => <NoticeBody notice={notice} />}</Loaded>`.
 * Loading shows after 100 ms, shaped like what comes; an error can be tried again; `empty` says what to do next.
 */
interface Props<D> {
  query: Pick<UseQueryResult<D>, 'data' | 'error' | 'isError'> & { refetch: () => unknown }
  shape?: Shape
  rows?: number
  /** What an empty answer shows; for a list of nothing. */
  empty?: ReactNode
  /** The words of a failure that the server does not word. */
  failed?: string
  children: (data: D) => ReactNode
}

const notKept = 'This isn’t saved on this device. Please check your connection and try again.'

const isEmpty = (data: unknown): boolean => Array.isArray(data) && data.length === 0

export const Loaded = <D,>({ query, shape = 'card', rows, empty, failed, children }: Props<D>) => {
  const { data, error, isError } = query
  if (data !== undefined) return empty !== undefined && isEmpty(data) ? empty : children(data)
  if (isError && isAbsent(error)) return <NotThere />
  if (isError)
    return (
      <Failed
        words={isUnanswered(error) ? notKept : wordsFor(error, failed ?? 'We couldn’t load this.')}
        retry={() => void query.refetch()}
      />
    )
  return (
    <Late>
      <Placeholder shape={shape} {...(rows !== undefined && { rows })} />
    </Late>
  )
}

/** What was asked for is not there, or not for whoever asks; the two are told apart by nobody. */
export const NotThere = () => (
  <Notice title="Page not found" picture="empty" link={{ to: '/dashboard', text: 'Back to the dashboard' }}>
    It may have been removed, or you may not have access.
  </Notice>
)

/** What went wrong, and a way to try again. */
export const Failed = ({ words, retry }: { words: string; retry: () => void }) => (
  <Alert color="red" role="alert" title="Something didn’t load" my="md">
    <Stack align="flex-start" gap="sm">
      <Text size="sm">{words}</Text>
      <Button variant="default" onClick={retry}>
        Try again
      </Button>
    </Stack>
  </Alert>
)
