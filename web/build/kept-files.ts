import type { Rolldown } from 'vite'

/** Which built files the service worker keeps, so that the product opens and shows what is kept without a connection. */

/** What starts the product, what stands around every screen, and the screens that show something then. */
const sources = [
  'web/entry.client.tsx',
  'web/root.tsx',
  'web/shell/shell.tsx',
  'web/shell/screen.tsx',
  'web/shell/beyond.ts',
  'web/api/answers.ts',
  'web/shell/signed-in-frame.tsx',
  'web/shell/signed-in-bar.tsx',
  'web/shell/menu-drawer.tsx',
  'web/shell/open-menu.tsx',
  'web/shell/keyboard/help-dialog.tsx',
  'web/shell/toasts.tsx',
  'web/shell/needs-connection.tsx',
  'web/shell/leaving-dialog.tsx',
  'web/shell/offline/offline.tsx',
  'web/api/outbox/outbox.ts',
  'web/features/overview/dashboard-screen.tsx',
  'web/features/notices/notices-screen.tsx',
  'web/features/notices/notice-screen.tsx',
  'web/ui/rich-text/cleaned-text.tsx',
  'web/features/tickets/tickets-screen.tsx',
  'web/features/tickets/desk/desk.tsx',
  'web/features/tickets/desk/table-view.tsx',
  'web/features/tickets/desk/own-view.tsx',
  'web/features/tickets/mine/my-tickets.tsx',
  'web/features/tickets/report/new-ticket.tsx',
  'web/features/tickets/one/one-ticket.tsx',
  'web/features/bookings/bookings-screen.tsx',
  'web/features/bookings/mine/my-bookings.tsx',
  'web/features/bookings/one/one-booking.tsx',
  'web/features/bookings/calendar/calendar-view.tsx',
] as const

/** The typeface of Latin letters, which the style sheets name. */
const font = /\/inter-latin-wght-[^/]*\.woff2$/

type Built = Rolldown.OutputChunk & { viteMetadata?: { importedCss?: Set<string> } }

const holds = ({ facadeModuleId, moduleIds }: Built, source: string): boolean =>
  [facadeModuleId ?? '', ...moduleIds].some((id) => id.replaceAll('\\', '/').split('?')[0]!.endsWith(`/${source}`))

/** Their addresses, in one order, from what the bundler has made; throws where a source is in none of it. */
export const keptFiles = (bundle: Rolldown.OutputBundle): string[] => {
  const made = Object.values(bundle)
  const chunks = new Map(made.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one as Built]] : [])))
  const found = new Set<string>()
  const visit = (fileName: string) => {
    const chunk = chunks.get(fileName)
    if (found.has(fileName) || !chunk) return
    found.add(fileName)
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
    for (const other of chunk.imports) visit(other)
  }
  for (const source of sources) {
    const holders = [...chunks.values()].filter((chunk) => holds(chunk, source))
    if (holders.length === 0) throw new Error(`The built client holds no ${source}, which the service worker keeps.`)
    for (const { fileName } of holders) visit(fileName)
  }
  const fonts = made.map(({ fileName }) => fileName).filter((fileName) => font.test(fileName))
  return [...found, ...fonts].map((fileName) => `/${fileName}`).toSorted()
}
