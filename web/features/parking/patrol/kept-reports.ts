import type { ViolationKind } from '../../../../contract/parking/violation.ts'

/** What a patrol saw and could not send yet, with its photos, kept in the browser until it is sent. */
export interface KeptReport {
  /** By which the server knows it again. */
  key: string
  /** Of which link or building. */
  scope: string
  licensePlate: string
  kind: ViolationKind
  place: string
  seenAt: string
  photos: readonly File[]
}

const name = 'parapet-patrol'
const table = 'reports'

const opened = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    request.addEventListener('upgradeneeded', () => void request.result.createObjectStore(table, { keyPath: 'key' }))
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('This browser can’t save data.')))
  })

const within = async <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
  const database = await opened()
  try {
    return await new Promise<T>((resolve, reject) => {
      const request = work(database.transaction(table, mode).objectStore(table))
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error ?? new Error('This browser can’t save data.')))
    })
  } finally {
    database.close()
  }
}

/** What waits, the oldest first; nothing where the browser keeps nothing. */
export const keptReports = async (scope: string): Promise<KeptReport[]> => {
  try {
    const all = await within<KeptReport[]>('readonly', (store) => store.getAll())
    return all.filter((one) => one.scope === scope).toSorted((one, other) => one.seenAt.localeCompare(other.seenAt))
  } catch {
    return []
  }
}

/** Keeps a report, or the same one anew by its key; throws where the browser keeps nothing. */
export const keepReport = (report: KeptReport): Promise<unknown> => within('readwrite', (store) => store.put(report))
export const dropReport = (key: string): Promise<unknown> => within('readwrite', (store) => store.delete(key))
