import { useParams } from 'react-router'
import { BylawList } from './list/bylaw-list.tsx'
import { OneBylaw } from './one/one-bylaw.tsx'

/** The bylaws and rules that everyone reads: all of them, and one. */
export default function Reading() {
  const { bylawId } = useParams()
  return bylawId === undefined ? <BylawList /> : <OneBylaw key={bylawId} id={bylawId} />
}
