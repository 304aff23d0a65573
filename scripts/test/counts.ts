export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

export const noTests: Counts = { passed: 0, failed: 0, skipped: 0 }

export const sumOf = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((sum, { passed }) => sum + passed, 0),
  failed: all.reduce((sum, { failed }) => sum + failed, 0),
  skipped: all.reduce((sum, { skipped }) => sum + skipped, 0),
})

/** A runner that ended badly though every test it counted passed, or counted none, has failed once. */
export const withExitCode = (counts: Counts, code: number): Counts =>
  counts.failed === 0 && (code !== 0 || counts.passed === 0) ? { ...counts, failed: 1 } : counts
