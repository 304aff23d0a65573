import { useEffect, useSyncExternalStore } from 'react'

/**
 * What a screen says about its page: `<PageHead title={notice.title} noindex />`. The shell writes the one title of the
 * document from it; the innermost screen's word holds while it is there.
 */
export interface Head {
  title: string
  description?: string
  keywords?: string
  /** Keeps the page out of search engines; pages behind the guard always are. */
  noindex?: boolean
}

let said: Head | null = null
const listeners = new Set<() => void>()

const say = (head: Head | null) => {
  said = head
  for (const listener of listeners) listener()
}

const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSaidHead = (): Head | null =>
  useSyncExternalStore(
    listen,
    () => said,
    () => null,
  )

export const PageHead = ({ title, description, keywords, noindex = false }: Head) => {
  useEffect(() => {
    const head = { title, noindex, ...(description && { description }), ...(keywords && { keywords }) }
    say(head)
    return () => {
      if (said === head) say(null)
    }
  }, [title, description, keywords, noindex])
  return null
}
