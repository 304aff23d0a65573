/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Where the built client calls; empty for its own origin. */
  readonly API_BASE_URL: string
  readonly SUPPORT_EMAIL: string
  readonly SALES_EMAIL: string
  readonly FOOTER_LOCATION: string
}
