/** Since when somebody has been waiting: one spinner gives way to the next on a hard load, and none may begin anew. */

let since: number | undefined
let begun = 0

/** Notes a spinner that has been on the page for so many milliseconds; answers how long the waiting has lasted. */
export const beginWaiting = (nowMs: number, ownMs: number): number => {
  begun++
  since ??= nowMs - ownMs
  return nowMs - since
}

/** Notes that a spinner is gone; the waiting ends unless another one takes its place at once. */
export const endWaiting = (): void => {
  const before = begun
  queueMicrotask(() => {
    if (begun === before) since = undefined
  })
}
