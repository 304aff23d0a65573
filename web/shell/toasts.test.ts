import { expect, test } from 'vitest'
import Toasts from './toasts.tsx'

test('toasts stand top right, close after 5000 ms and go when dragged by 80 percent', () => {
  expect(Toasts().props).toMatchObject({
    position: 'top-right',
    autoClose: 5000,
    draggable: true,
    draggablePercent: 80,
  })
})
