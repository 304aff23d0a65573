import type { MouseEvent } from 'react'

/**
 * For what sends a form or leads away from it, as `onMouseDown`: the field keeps the focus while the mouse is down, so
 * that its complaint about being empty does not push the button away from under the pointer.
 */
export const keepFocus = (event: MouseEvent): void => event.preventDefault()
