import type { Call, Reply } from '../../contract/route.ts'
import { notedBuildingId } from './building-id.ts'
import { refusedAs, type Manner } from './call.ts'
import type { Endpoint } from './endpoint.ts'
import { networkError } from './errors.ts'
import { requestOf } from './request.ts'

interface Watched extends Manner {
  /** Told while the files leave: the share that has gone, from 0 to 1. */
  onSent: (share: number) => void
}

const answerIn = (text: string): { data?: unknown } | null => {
  try {
    return JSON.parse(text) as { data?: unknown }
  } catch {
    return null
  }
}

/** Sends files as `call()` does, and tells how far they have gone, which `fetch` does not know. */
export const upload = <T>(endpoint: Endpoint<T>, args: Call<T>, manner: Watched): Promise<Reply<T>> => {
  const { buildingId = notedBuildingId(), idempotencyKey, signal, onSent } = manner
  const { url, init } = requestOf(endpoint, args, { buildingId, idempotencyKey, now: Date.now() })
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(init.method, import.meta.env.API_BASE_URL + url)
    request.withCredentials = true
    for (const [name, value] of Object.entries(init.headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onSent(loaded / total)
    })
    request.addEventListener('load', () => {
      const answer = answerIn(request.responseText)
      if (request.status >= 200 && request.status < 300) resolve(answer?.data as Reply<T>)
      else reject(refusedAs(request.status, answer, { buildingId }))
    })
    request.addEventListener('error', () => reject(networkError()))
    request.addEventListener('abort', () => reject(networkError()))
    signal?.addEventListener('abort', () => request.abort())
    request.send(init.body as XMLHttpRequestBodyInit)
  })
}
