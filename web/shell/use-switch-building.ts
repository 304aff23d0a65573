import { useNavigate } from 'react-router'
import type { Choice } from '../api/building-choice.ts'
import { useBuildingSelection } from '../api/building.tsx'

/** Gives the switch to another building, which leads to its dashboard without loading the page anew. */
export const useSwitchBuilding = () => {
  const { choose } = useBuildingSelection()
  const navigate = useNavigate()
  return (chosen: Choice) => {
    choose(chosen)
    void navigate('/dashboard')
  }
}
