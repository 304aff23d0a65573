import { SaleForm } from './sale-form.tsx'
import { MoveScreen } from './move-screen.tsx'

/** Records that a unit is sold: who sells, who buys, and what ends with it. */
export default function SaleScreen() {
  return <MoveScreen>{(desk) => <SaleForm key={desk.unit._id} desk={desk} />}</MoveScreen>
}
