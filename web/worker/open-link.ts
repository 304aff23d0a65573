/** How long an open tab may take to say that it leads there itself. */
const answerMostMs = 2000

/** Asks a tab to lead to a place within its own page, so that nothing in it is lost; false where nobody listens. */
const asks = (tab: WindowClient, path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => resolve(true))
    port1.start()
    setTimeout(() => resolve(false), answerMostMs)
    tab.postMessage({ open: path }, [port2])
  })

/** Shows a place of the product: in the tab that was used last, or in a new one where none is open. */
export const openLink = async (clients: Clients, { href, pathname, search, hash }: URL): Promise<void> => {
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const tab = tabs.find(({ focused }) => focused) ?? tabs[0]
  if (!tab) return void (await clients.openWindow(href))
  // A browser may refuse to bring a tab forward; what it shows is right all the same.
  await tab.focus().catch(() => undefined)
  if (await asks(tab, pathname + search + hash)) return
  await tab.navigate(href).catch(() => clients.openWindow(href))
}
