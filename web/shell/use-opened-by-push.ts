import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { isSafePath } from '../api/destination.ts'

/** Somebody clicked a push message while this tab is open: it leads there within the page, so that a form can object. */
export const useOpenedByPush = (): void => {
  const navigate = useNavigate()
  const hear = useEffectEvent(({ data, ports }: MessageEvent<{ open?: unknown } | null>) => {
    const path = data?.open
    if (!isSafePath(path)) return
    ports[0]?.postMessage('led there')
    void navigate(path)
  })
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined
    const { serviceWorker } = navigator
    const listener = (event: MessageEvent<{ open?: unknown } | null>) => hear(event)
    serviceWorker.addEventListener('message', listener)
    return () => serviceWorker.removeEventListener('message', listener)
  }, [])
}
