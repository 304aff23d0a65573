import { useParams } from 'react-router'
import { PasteBylaws } from '../paste/paste-bylaws.tsx'
import { EditBylaw } from './edit-bylaw.tsx'
import { NewBylaw } from './new-bylaw.tsx'

/** The forms that add bylaws and rules or change one, whose code only those who manage the building load. */
export default function Writing({ pastes }: { pastes: boolean }) {
  const { bylawId } = useParams()
  if (bylawId !== undefined) return <EditBylaw key={bylawId} id={bylawId} />
  return pastes ? <PasteBylaws /> : <NewBylaw />
}
