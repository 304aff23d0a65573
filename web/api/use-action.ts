import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { toast } from './toast.ts'
import type { Call, Reply } from '../../contract/route.ts'
import { api } from './api.ts'
import { useBuildingId } from './building-id.ts'
import { call } from './call.ts'
import type { Endpoint } from './endpoint.ts'
import { ApiError, mayPass, wordsFor } from './errors.ts'
import { useRefresh } from './queries.ts'

/**
 * The one way to change something:
 * `const pin = useAction(api.notices.pin, { done: 'Pinned', failed: 'Failed to pin', refresh: [api.notices.list] })`,
 * then `pin.run({ params: { id }, body: { durationDays: 7 } })`. `run` answers the reply, or undefined after it has told
 * the person of the failure; forms use `send`, which throws, so that the errors land on the fields.
 */
export interface Outcome<T> {
  /** The toast of success; none says nothing. */
  done?: string | ((reply: Reply<T>) => string)
  /** Takes the reply at once, before what is stale is read anew. */
  take?: (reply: Reply<T>) => void
  /** What to say when the server does not word it. */
  failed?: string
  /** Endpoints whose answers are stale after it. */
  refresh?: readonly Endpoint<unknown>[]
  /** The one idempotency key of all sendings; else one is made for each content. */
  key?: string | undefined
}

/** Keeps the idempotency key while the same content is tried again after no answer, and only then. */
const useKey = () => {
  const held = useRef<{ content: string; key: string } | null>(null)
  return {
    keyFor: (content: string): string => {
      if (held.current?.content !== content) held.current = { content, key: crypto.randomUUID() }
      return held.current.key
    },
    settle: () => {
      held.current = null
    },
  }
}

const contentOf = (args: unknown): string =>
  JSON.stringify(args, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  ) ?? ''

export const useAction = <T>(endpoint: Endpoint<T>, { done, take, failed, refresh = [], key }: Outcome<T> = {}) => {
  const buildingId = useBuildingId()
  const stale = useRefresh()
  const { keyFor, settle } = useKey()
  const mutation = useMutation({
    mutationFn: (args: Call<T> | undefined) =>
      call(endpoint, args, {
        buildingId,
        ...(endpoint.method === 'POST' && { idempotencyKey: key ?? keyFor(contentOf(args)) }),
      }),
    onSuccess: async (reply) => {
      settle()
      take?.(reply)
      if (done) toast.success(typeof done === 'string' ? done : done(reply))
      // Whatever changed may stand on the dashboard.
      await stale(...refresh, api.overview.dashboard)
    },
    onError: (error) => {
      if (!mayPass(error)) settle()
    },
  })
  const send = (args?: Call<T>): Promise<Reply<T>> => mutation.mutateAsync(args)
  const run = async (args?: Call<T>): Promise<Reply<T> | undefined> => {
    try {
      return await send(args)
    } catch (error) {
      const expired = error instanceof ApiError && error.status === 401
      if (!expired) toast.error(wordsFor(error, failed ?? 'That didn’t work. Please try again.'))
      return undefined
    }
  }
  return { run, send, busy: mutation.isPending, error: mutation.error }
}
