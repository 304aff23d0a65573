import { useEffect, useState } from 'react'
import { api } from '../../api/api.ts'
import { wordsFor } from '../../api/errors.ts'
import { useRoute } from '../../api/queries.ts'
import { useAction } from '../../api/use-action.ts'
import { onPermissionChange, PushFailed, standing, subscribe, unsubscribe, type Standing } from './browser-push.ts'

const refresh = [api.push.state]

/** Push messages in this browser: how it stands, by the browser and by the server, and the way to change that. */
export const usePush = () => {
  const server = useRoute(api.push.state, {}, { staleTime: 0 })
  const [browser, setBrowser] = useState<Standing | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const putOn = useAction(api.push.subscribe, { refresh })
  const takeOff = useAction(api.push.unsubscribe, { refresh })
  const look = () => void standing().then(setBrowser)
  useEffect(() => {
    const lookAgain = () => void standing().then(setBrowser)
    lookAgain()
    return onPermissionChange(lookAgain)
  }, [])

  const attempt = async (work: () => Promise<unknown>) => {
    setBusy(true)
    setFailed(null)
    try {
      await work()
    } catch (error) {
      setFailed(error instanceof PushFailed ? error.message : wordsFor(error, 'That didn’t work. Please try again.'))
    }
    setBusy(false)
    look()
  }
  const on = async () => {
    if (server.data) await putOn.send({ body: await subscribe(server.data.publicKey) })
  }
  const off = async () => {
    await takeOff.send()
    await unsubscribe()
  }
  // Switched on is what both sides hold for on: the server forgets a browser that signed out.
  const state = browser === 'on' && !server.data?.on ? 'off' : browser
  return {
    server,
    state,
    busy,
    failed,
    toggle: () => void attempt(state === 'on' ? off : on),
  }
}
