/** A change also reaches a list that was still loading for the first time. */
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it } from 'vitest'
import { askAgain } from './ask-again.ts'

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
afterEach(() => client.clear())

/** Watches a list whose answers are given one after the other, each when the test says. */
const watch = (path: string) => {
  const asked: ((answer: string) => void)[] = []
  const observer = new QueryObserver<string>(client, {
    queryKey: [path],
    queryFn: () => new Promise((resolve) => void asked.push(resolve)),
  })
  const stop = observer.subscribe(() => {})
  return { asked, stop, shown: () => observer.getCurrentResult() }
}

it('a first load that began before the change is repeated, once however much changes meanwhile', async () => {
  const { asked, shown, stop } = watch('/api/list')
  const done = Promise.all([1, 2, 3].map(() => askAgain(client, { queryKey: ['/api/list'] })))
  asked[0]!('before')
  await expect.poll(() => asked.length).toBe(2)
  asked[1]!('after')
  await done
  expect(shown()).toMatchObject({ data: 'after', error: null })
  expect(asked).toHaveLength(2)
  stop()
})

it('an answer that is there is reloaded, and no other', async () => {
  const [one, other] = [watch('/api/one'), watch('/api/other')]
  one.asked[0]!('before')
  other.asked[0]!('kept')
  await expect.poll(() => [one.shown().data, other.shown().data]).toEqual(['before', 'kept'])
  const done = askAgain(client, { predicate: ({ queryKey }) => queryKey[0] === '/api/one' })
  expect(one.shown().data).toBe('before')
  one.asked[1]!('after')
  await done
  expect(one.shown().data).toBe('after')
  expect(other.asked).toHaveLength(1)
  one.stop()
  other.stop()
})
