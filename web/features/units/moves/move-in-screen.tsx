import { MoveInForm } from './move-in-form.tsx'
import { MoveScreen } from './move-screen.tsx'

/** Records who moves into a unit, and what they are handed. */
export default function MoveInScreen() {
  return <MoveScreen>{(desk) => <MoveInForm key={desk.unit._id} desk={desk} />}</MoveScreen>
}
