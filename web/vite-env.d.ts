/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Where the built client calls; empty for its own origin. */
  readonly API_BASE_URL: string
  readonly SUPPORT_EMAIL: string
  readonly SALES_EMAIL: string
  readonly FOOTER_LOCATION: string
  /** Where reports of errors go; empty where nobody asked for them, and then the client holds nothing of them. */
  readonly ERROR_REPORT_DSN: string
  /** How many of all traces are taken, from 0 to 1. */
  readonly ERROR_REPORT_SAMPLE: number
  readonly ERROR_REPORT_RELEASE: string
}
