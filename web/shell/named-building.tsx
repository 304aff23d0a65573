import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { toast } from '../api/toast.ts'
import { useBuildingSelection } from '../api/building.tsx'

/**
 * An address may name its building, as the links of push messages do: somebody may have another one open. Theirs is
 * opened before the screen asks for anything; one that they do not belong to changes nothing.
 */
export const NamedBuilding = ({ children }: { children: ReactNode }) => {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const { building, buildings, choose } = useBuildingSelection()
  const named = new URLSearchParams(search).get('building')
  const other = named === building?._id ? undefined : buildings.find(({ _id }) => _id === named)
  const settle = useEffectEvent(() => {
    if (other) {
      choose(other)
      toast.info(`You are now in ${other.name}.`)
    }
    const rest = new URLSearchParams(search)
    rest.delete('building')
    void navigate({ pathname, search: rest.toString(), hash }, { replace: true })
  })
  useEffect(() => {
    if (named !== null) settle()
  }, [named])
  return other ? null : children
}
