import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { api } from '../../api/api.ts'
import { useBuildingSelection } from '../../api/building.tsx'
import { callOfPerson } from '../../api/call.ts'
import { ApiError, mayPass, wordsFor } from '../../api/errors.ts'
import { useSession } from '../../api/session.tsx'
import { useAction } from '../../api/use-action.ts'

/** How far the link of a mail has come to confirm its address. */
export type Proof =
  | { stand: 'asking' | 'already' | 'passwordNeeded' }
  | { stand: 'confirmed'; email: string }
  | { stand: 'ended' | 'failed'; words: string }

const standAfter = (error: unknown): Proof => {
  const code = error instanceof ApiError ? error.code : ''
  if (code === 'PASSWORD_NEEDED') return { stand: 'passwordNeeded' }
  if (code === 'CONFIRMED') return { stand: 'already' }
  const words = wordsFor(error, 'We couldn’t confirm your address')
  return { stand: mayPass(error) || code === 'LIMIT_REACHED' ? 'failed' : 'ended', words }
}

/**
 * Confirms the address of a link as soon as it is known who is signed in here. In the browser that registered that is
 * enough; elsewhere the server asks for the password of the account.
 */
export const useAddressProof = (token: string) => {
  const { state, change } = useSession()
  const { retry } = useBuildingSelection()
  const verify = useAction(api.accounts.verifyEmail)
  const [proof, setProof] = useState<Proof>({ stand: 'asking' })
  const begun = useRef(false)

  const confirmed = async (email: string) => {
    // The roster may know the address: its buildings are there from now on.
    const user = state === 'in' ? await callOfPerson(api.accounts.me).catch(() => null) : null
    if (user) {
      change(user)
      retry()
    }
    setProof({ stand: 'confirmed', email })
  }
  const ask = async () => {
    setProof({ stand: 'asking' })
    try {
      await confirmed((await verify.send({ body: { token } })).email)
    } catch (error) {
      setProof(standAfter(error))
    }
  }
  /** Throws what says that the password is wrong; whatever else is over changes the stand. */
  const askWithPassword = async (password: string): Promise<string | null> => {
    try {
      return (await verify.send({ body: { token, password } })).email
    } catch (error) {
      const next = standAfter(error)
      if (next.stand === 'passwordNeeded' || next.stand === 'failed') throw error
      setProof(next)
      return null
    }
  }
  const begin = useEffectEvent(() => void ask())
  useEffect(() => {
    if (state === 'loading' || begun.current) return
    begun.current = true
    begin()
  }, [state])
  return { proof, ask, askWithPassword, confirmed }
}
