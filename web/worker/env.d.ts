/** What the build writes into the service worker. */
interface ImportMetaEnv {
  /** Where the built client calls; empty for its own origin. */
  readonly API_BASE_URL: string
  /** The build that the files below belong to. */
  readonly KEPT_BUILD: string
  /** Addresses of the files that the app needs to start. */
  readonly KEPT_FILES: readonly string[]
}
interface ImportMeta {
  readonly env: ImportMetaEnv
}
