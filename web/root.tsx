import './theme/styles.ts'
import { ColorSchemeScript, MantineProvider } from '@mantine/core'
import { lazy, Suspense, useState, useSyncExternalStore, type ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, useLocation, useNavigate } from 'react-router'
import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import { defaultBranding } from '../contract/branding.ts'
import { AnswersProvider } from './api/asking.tsx'
import { BuildingProvider } from './api/building.tsx'
import { publicOrigin, publicOriginName } from './api/public-origin.ts'
import { sessionWords } from './api/session-words.ts'
import { SessionProvider, useSession } from './api/session.tsx'
import { hasToast, onFirstToast, toast } from './api/toast.ts'
import { ErrorFallback } from './shell/error-fallback.tsx'
import { isOpenPage } from './shell/pages.ts'
import { startReports } from './shell/reports/reports.ts'
import { hideFromStored } from './shell/stored-person.ts'
import { useTheme } from './theme/brand.ts'
import { cssVariables } from './theme/theme.ts'
import { useFirstTouch } from './ui/first-touch.ts'
import { Waiting } from './ui/waiting.tsx'

export const Layout = ({ children }: { children: ReactNode }) => (
  <html lang="en-CA" data-mantine-color-scheme="light" suppressHydrationWarning>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name={publicOriginName} content={publicOrigin} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="manifest" href="/site.webmanifest" />
      <link rel="preload" href={interLatin} as="font" type="font/woff2" crossOrigin="anonymous" />
      <ColorSchemeScript defaultColorScheme="auto" />
      {/* Only the HTML needs its words: the browser takes over what stands there. */}
      <script
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? hideFromStored : '' }}
      />
      <Meta />
      <Links />
    </head>
    <body>
      <MantineProvider theme={useTheme()} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
        {children}
      </MantineProvider>
      <Scripts />
    </body>
  </html>
)

/** Not needed for the first paint. */
const LateToasts = lazy(() => import('./shell/toasts.tsx'))

/** Whoever is not signed in is told nothing by toasts before they touch the page, or something is said. */
const Toasts = () => {
  const { state } = useSession()
  const [touched, setTouched] = useState(false)
  const isSaid = useSyncExternalStore(onFirstToast, hasToast, () => false)
  useFirstTouch(() => setTouched(true))
  return (
    (state === 'in' || touched || isSaid) && (
      <Suspense>
        <LateToasts />
      </Suspense>
    )
  )
}

/**
 * Shown while the first screen's code loads, and written into the HTML of every page that is not prerendered: screens
 * behind guards, which search engines leave out.
 */
export const HydrateFallback = () => (
  <>
    <title>{defaultBranding.title}</title>
    <meta name="robots" content="noindex" />
    <Waiting />
  </>
)

export const ErrorBoundary = ErrorFallback

if (import.meta.env.ERROR_REPORT_DSN && !import.meta.env.SSR) startReports()

const Root = () => {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const sendToLogin = async () => {
    await navigate('/login', { state: { from: pathname + search + hash } })
    toast.warning(sessionWords.expired, { toastId: sessionWords.expired })
  }
  return (
    <AnswersProvider>
      <SessionProvider isOpenPage={() => isOpenPage(pathname)} onExpired={() => void sendToLogin()}>
        <BuildingProvider>
          <Outlet />
        </BuildingProvider>
        <Toasts />
      </SessionProvider>
    </AnswersProvider>
  )
}
export default Root
