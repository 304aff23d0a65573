/** What a promise gives, or a refusal where it takes longer. */
export const inTime = <T>(work: Promise<T>, mostMs: number): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error(`No answer within ${mostMs} ms.`)), mostMs)
    }),
  ])
