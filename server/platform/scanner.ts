/** Whoever looks for malware in what people send. */
export interface Scanner {
  /** What it calls what it found in the file; null where it found nothing. Throws ScannerAway where it gives no verdict. */
  scan(path: string): Promise<string | null>
}

/** Without a verdict no file is taken, so it matters that somebody hears of it. */
export class ScannerAway extends Error {}
