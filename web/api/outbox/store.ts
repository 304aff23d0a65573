import type { WaitingTicket } from './rules.ts'

/** Where what waits stands in the browser; the page and the service worker both read it. */

const databaseName = 'parapet'
const storeName = 'waiting'

const opened = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName, { keyPath: '_id' }))
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser doesn’t allow storage.')))
  })

/** One transaction; done once the browser has it for good. */
const within = async <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
  const database = await opened()
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(storeName, mode, { durability: 'strict' })
      const request = work(transaction.objectStore(storeName))
      transaction.addEventListener('complete', () => resolve(request.result))
      const fail = () => reject(transaction.error ?? new Error('The browser didn’t save it.'))
      transaction.addEventListener('error', fail)
      transaction.addEventListener('abort', fail)
    })
  } finally {
    database.close()
  }
}

export const allWaiting = (): Promise<WaitingTicket[]> =>
  within<WaitingTicket[]>('readonly', (store) => store.getAll() as IDBRequest<WaitingTicket[]>)

export const waitingOf = (id: string): Promise<WaitingTicket | undefined> =>
  within('readonly', (store) => store.get(id) as IDBRequest<WaitingTicket | undefined>)

export const putWaiting = (ticket: WaitingTicket): Promise<unknown> =>
  within('readwrite', (store) => store.put(ticket)).then(() => tell({ kind: 'changed' }))

/** Changes one as it stands by now; one that is gone stays gone. */
export const changeWaiting = (id: string, change: Partial<WaitingTicket>): Promise<unknown> =>
  within('readwrite', (store) => {
    const found = store.openCursor(id)
    found.addEventListener('success', () =>
      found.result?.update({ ...(found.result.value as WaitingTicket), ...change }),
    )
    return found
  }).then(() => tell({ kind: 'changed' }))

export const dropWaiting = (id: string): Promise<unknown> =>
  within('readwrite', (store) => store.delete(id)).then(() => tell({ kind: 'changed' }))

/** What the parts of the product in this browser tell each other. */
export type News = { kind: 'changed' } | { kind: 'sent'; _id: string; number: number }

const channelName = 'waiting'

export const tell = (news: News): void => {
  const channel = new BroadcastChannel(channelName)
  const pass = channel.postMessage.bind(channel)
  pass(news)
  channel.close()
}

/** Hears of it, also from other tabs and the service worker; answers how to end that. */
export const hear = (listener: (news: News) => void): (() => void) => {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', ({ data }: MessageEvent<News>) => listener(data))
  return () => channel.close()
}
