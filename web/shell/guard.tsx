import { lazy, Suspense, useEffect } from 'react'
import { useSession } from '../api/session.tsx'
import { Waiting } from '../ui/waiting.tsx'
import type { GuardProps } from './guarded.tsx'
import { loadBeyond } from './load-screen.ts'

const Guarded = lazy(async () => ({ default: (await loadBeyond()).Guarded }))

/** Lets a screen open for those whom the route table lets in, and sends others where they belong. */
export const Guard = ({ entry, children }: GuardProps) =>
  entry.guard === 'public' ? (
    <Public>{children}</Public>
  ) : (
    <Suspense fallback={<Waiting />}>
      <Guarded entry={entry}>{children}</Guarded>
    </Suspense>
  )

/** For everybody; also where a login may lead. */
const Public = ({ children }: Pick<GuardProps, 'children'>) => {
  const { arriving, arrive } = useSession()
  useEffect(() => {
    if (arriving) arrive()
  })
  return children
}
