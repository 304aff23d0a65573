import { createContext, use, useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import type { User } from '../../contract/accounts.ts'
import { api } from './api.ts'
import { loadedAnswers } from './asking.tsx'
import { currentFirst } from './building-choice.ts'
import { call, callOfPerson } from './call.ts'
import { ApiError } from './errors.ts'
import { fireLogout, onLogout, onUnauthorised, type LogoutReason } from './session-events.ts'
import {
  forget,
  forgetExpired,
  forgetPerson,
  mayBeSignedIn,
  store,
  stored,
  storedUser,
  storeUser,
  tellsOfExpiry,
  type StoredUser,
} from './stored.ts'

/** Who is signed in (specification, section 4): loading, then in or out. `useSession()` in screens. */

export type SessionUser = StoredUser & Partial<User>

export interface Session {
  state: 'loading' | 'in' | 'out'
  user: SessionUser | null
  /** Where a login that has just succeeded leads; the guest guard follows it. */
  arriving: string | null
  /** Why the last session of this tab ended. */
  ended: 'logout' | LogoutReason | null
  enter: (user: User, destination: string) => void
  /** The login has led where it wanted to; from now on the guest guard leads as it always does. */
  arrive: () => void
  change: (user: SessionUser) => void
  /** Signs out here in any case; answers whether the server heard it. */
  leave: () => Promise<boolean>
}

type Stand = Pick<Session, 'state' | 'user' | 'arriving' | 'ended'>
const signedOut = (ended: Stand['ended']): Stand => ({ state: 'out', user: null, arriving: null, ended })
const signedIn = (user: SessionUser, arriving: string | null = null): Stand => ({
  state: 'in',
  user,
  arriving,
  ended: null,
})

const remember = ({ user, ended }: Stand): void =>
  user ? storeUser(user) : forgetPerson({ loggedOut: ended === 'logout' })

const SessionContext = createContext<Session | null>(null)

export const useSession = (): Session => {
  const session = use(SessionContext)
  if (!session) throw new Error('No session around this part.')
  return session
}

/** The signed-in person; only behind the guard. */
export const useUser = (): SessionUser => {
  const { user } = useSession()
  if (!user) throw new Error('No one is signed in here.')
  return user
}

const tellServerOfLogout = async (): Promise<boolean> => {
  store('pendingLogout', 'yes')
  try {
    await call(api.accounts.logout)
    forget('pendingLogout')
    return true
  } catch {
    return false
  }
}

/** Whether somebody is signed in here and not on the way out, by what the browser keeps. */
export const isStaying = (): boolean => storedUser() !== null && !stored('pendingLogout')

/** Asks who is signed in. Without an answer the stored person stands in; a 401 forgets them. */
const askWho = async (): Promise<Stand> => {
  if (stored('pendingLogout') && !(await tellServerOfLogout())) return signedOut(null)
  try {
    const user = await callOfPerson(api.accounts.me)
    return signedIn(currentFirst(user, stored('currentBuildingId')))
  } catch (error) {
    const known = error instanceof ApiError && error.status === 401 ? null : storedUser()
    return known ? signedIn(known) : signedOut(null)
  }
}

const nobody = Promise.resolve(signedOut(null))

const onWindow = <Name extends 'storage' | 'online'>(name: Name, listener: (event: WindowEventMap[Name]) => void) => {
  window.addEventListener(name, listener)
  return () => window.removeEventListener(name, listener)
}

interface Props {
  /** Whether a 401 on the page that is open leaves the session alone: sign-in and public pages. */
  isOpenPage: () => boolean
  onExpired: () => void
  children: ReactNode
}

export const SessionProvider = ({ isOpenPage, onExpired, children }: Props) => {
  const [stand, setStand] = useState<Stand>({ state: 'loading', user: null, arriving: null, ended: null })

  const settle = (next: Stand) => {
    remember(next)
    if (next.user?._id !== stand.user?._id) loadedAnswers()?.client.clear()
    setStand(next)
  }
  const expire = useEffectEvent((reason: LogoutReason) => {
    settle(signedOut(reason))
    onExpired()
  })
  const judge = useEffectEvent(() => {
    if (!storedUser() || isOpenPage() || stand.state === 'loading') return
    forgetExpired()
    fireLogout('session_expired')
  })
  const open = useEffectEvent((next: Stand) => settle(next))
  const followOtherTab = useEffectEvent((event: StorageEvent) => {
    if (event.key !== 'user' || stand.state === 'loading') return
    if (tellsOfExpiry(event)) {
      if (stand.state === 'in' && !isOpenPage()) fireLogout('session_expired')
    }
    // An expiry that was told just before keeps its reason.
    else if (event.newValue === null) setStand((now) => (now.state === 'in' ? signedOut('logout') : now))
    // Somebody signed in there: this tab has their cookie now, and must not go on showing somebody else or nobody.
    else if (storedUser()?._id !== stand.user?._id) void askWho().then((next) => open(next))
  })
  const askAgain = useEffectEvent(() => {
    // The stored person stood in while the server could not be asked.
    if (stand.user && stand.user.email === undefined) void askWho().then((next) => open(next))
  })

  const askFirst = useEffectEvent(() => (isOpenPage() && !mayBeSignedIn() ? nobody : askWho()))
  useEffect(() => {
    let left = false
    void askFirst().then((next) => !left && open(next))
    return () => void (left = true)
  }, [])
  useEffect(() => {
    const ends = [
      onUnauthorised(() => judge()),
      onLogout((reason) => expire(reason)),
      onWindow('storage', (event) => followOtherTab(event)),
      onWindow('online', () => askAgain()),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [])

  const session: Session = {
    ...stand,
    enter: (user, destination) => settle(signedIn(currentFirst(user, stored('currentBuildingId')), destination)),
    arrive: () => setStand((now) => ({ ...now, arriving: null })),
    change: (user) => settle(signedIn(user)),
    leave: async () => {
      const heard = await tellServerOfLogout()
      settle(signedOut('logout'))
      return heard
    },
  }
  return <SessionContext value={session}>{children}</SessionContext>
}
