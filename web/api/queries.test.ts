import { MutationObserver, onlineManager } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { networkError, refusal } from './errors.ts'
import { keyOf, previousOf, showing } from './queries.ts'
import { makeQueryClient } from './query-client.ts'

const usual = makeQueryClient().getDefaultOptions().queries

test('no refetch on focus, one retry, 5 minutes stale, 10 minutes kept', () => {
  expect(usual).toMatchObject({ refetchOnWindowFocus: false, staleTime: 300_000, gcTime: 600_000 })
  const again = usual?.retry as (failures: number, error: Error) => boolean
  expect([again(0, networkError()), again(1, networkError())]).toEqual([true, false])
  expect(again(0, refusal(403, null))).toBe(false)
})

test('without a network a call fails at once, so that the person is told, and reads come again with it', async () => {
  onlineManager.setOnline(false)
  try {
    const client = makeQueryClient()
    const fail = () => Promise.reject(networkError())
    const saving = new MutationObserver(client, { mutationFn: fail }).mutate()
    await expect(saving).rejects.toThrow('Network error. Please check your connection and try again.')
    await expect(client.fetchQuery({ queryKey: ['list'], queryFn: fail, retry: false })).rejects.toThrow(
      'Network error',
    )
    expect(usual?.refetchOnReconnect).toBe(true)
  } finally {
    onlineManager.setOnline(true)
  }
})

test('answers of one building never stand for another', () => {
  const endpoint = { method: 'GET', path: '/api/notices' } as const
  expect(keyOf(endpoint, 'one')).not.toEqual(keyOf(endpoint, 'two'))
})

test('while another answer comes, the previous one may stand, but never one of another building', () => {
  const endpoint = { method: 'GET', path: '/api/notices' } as const
  const of = (buildingId: string) => ({ queryKey: keyOf(endpoint, buildingId) })
  expect(previousOf('one')('previous', of('one'))).toBe('previous')
  expect(previousOf('two')('previous', of('one'))).toBeUndefined()
})

test('a change of a kind concerns the answers that show it, and no file that stays as it is', () => {
  expect(showing('vendor')({ meta: { shows: ['vendor', 'workOrder'] } })).toBe(true)
  expect(showing('workOrder')({ meta: { shows: ['vendor', 'workOrder'] } })).toBe(true)
  expect(showing('ticket')({ meta: { shows: ['vendor', 'workOrder'] } })).toBe(false)
  expect(showing('vendor')({ meta: { isFixed: true } })).toBe(false)
  expect(showing('vendor')({ meta: undefined })).toBe(false)
})
