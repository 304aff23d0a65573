import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import { LeaveGuard } from '../../../ui/form/leave-guard.tsx'

/** Several forms on one screen, and one question before it is left: which of them hold something unsaved. */
const UnsavedContext = createContext<Set<string>>(new Set())

export const UnsavedSections = ({ children }: { children: ReactNode }) => {
  const [unsaved] = useState(() => new Set<string>())
  return (
    <UnsavedContext value={unsaved}>
      <LeaveGuard unsaved={() => unsaved.size > 0} />
      {children}
    </UnsavedContext>
  )
}

/** Says of one form whether it holds something unsaved. */
export const useTellUnsaved = (id: string, isUnsaved: boolean): void => {
  const unsaved = use(UnsavedContext)
  useEffect(() => {
    if (isUnsaved) unsaved.add(id)
    else unsaved.delete(id)
    return () => void unsaved.delete(id)
  }, [unsaved, id, isUnsaved])
}
