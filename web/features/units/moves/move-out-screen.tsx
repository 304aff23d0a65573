import { MoveOutForm } from './move-out-form.tsx'
import { MoveScreen } from './move-screen.tsx'

/** Records who moves out of a unit, and what ends with it. */
export default function MoveOutScreen() {
  return <MoveScreen>{(desk) => <MoveOutForm key={desk.unit._id} desk={desk} />}</MoveScreen>
}
