import { ToastContainer } from 'react-toastify/unstyled'
import { toastCloseMs, toastDragPercent } from '../../contract/limits.ts'

/** Where toasts appear (specification, section 9). Screens call `toast.success(text)` of api/toast.ts. */
const Toasts = () => (
  <ToastContainer
    position="top-right"
    autoClose={toastCloseMs}
    draggable
    draggablePercent={toastDragPercent}
    closeOnClick
    pauseOnFocusLoss
    newestOnTop
  />
)
export default Toasts
