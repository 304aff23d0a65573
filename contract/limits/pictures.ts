/** What the reading of one HEIC picture may take. */
export const heicMostMs = 60_000
export const heicMostBytes = 1024 * 1024 * 1024
export const heicHeapMostMegabytes = 512
