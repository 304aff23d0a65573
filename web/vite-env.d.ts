/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Where the built client calls; empty for its own origin. */
  readonly API_BASE_URL: string
}
