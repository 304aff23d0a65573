/**
 * How long after the first screen a device begins to keep things: long enough that nothing of that screen waits for it. In a
 * file of its own, because pages that tell of the other bounds would bring what signed-in people load.
 */
export const keepingBeginsMs = 2000
