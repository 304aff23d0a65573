import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { defaultBranding, productName, readableOn, textOn } from '../../contract/branding.ts'
import { lookedAfter, maintenancePage } from '../../contract/maintenance.ts'
import { border, darks, family, grays, ground, ink, quiet, surface, touchTarget } from '../theme/tokens.ts'

const mark = readFileSync(join(import.meta.dirname, '../public/favicon.svg'), 'utf8')
const { primaryColor } = defaultBranding

const style = `
:root { color-scheme: light dark; --ground: ${ground.light}; --surface: ${surface.light}; --edge: ${border.light};
  --text: ${ink}; --quiet: ${quiet.light}; --link: ${readableOn(primaryColor, surface.light)} }
@media (prefers-color-scheme: dark) { :root { --ground: ${ground.dark}; --surface: ${surface.dark}; --edge: ${border.dark};
  --text: ${darks[0]}; --quiet: ${quiet.dark}; --link: ${readableOn(primaryColor, surface.dark)} } }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1.5rem; background: var(--ground);
  color: var(--text); font: 1rem/1.6 ${family} }
main { width: 100%; max-width: 34rem; padding: 2.5rem 2rem; background: var(--surface); border: 1px solid var(--edge);
  border-radius: 1rem; text-align: center }
.name { display: inline-flex; align-items: center; gap: .6rem; font-weight: 700; font-size: 1.15rem; margin: 0 0 2rem }
.name svg { width: 2rem; height: 2rem }
.roof { display: block; width: 100%; max-width: 16rem; height: auto; margin: 0 auto 1.5rem; color: var(--link) }
h1 { margin: 0 0 .75rem; font-size: 1.6rem; line-height: 1.25; text-wrap: balance }
p { margin: 0 0 1rem; text-wrap: pretty }
.quiet { color: var(--quiet); font-size: .95rem; margin: 1.5rem 0 0 }
a { display: inline-flex; align-items: center; min-height: ${touchTarget}; padding: 0 1.25rem; border-radius: .5rem;
  background: ${primaryColor}; color: ${textOn(primaryColor)}; font-weight: 600; text-decoration: none }
a:focus-visible { outline: 3px solid var(--link); outline-offset: 3px }`

/** A wall with its battlements, and a ladder against it. */
const roof = `<svg class="roof" viewBox="0 0 256 110" fill="none" aria-hidden="true" focusable="false">
<path d="M8 102h240" stroke="${grays[4]}" stroke-width="3" stroke-linecap="round"/>
<path d="M56 102V40h20v14h24V40h24v14h24V40h24v14h24V40h20v62z" fill="currentColor" opacity=".16"/>
<path d="M56 102V40h20v14h24V40h24v14h24V40h24v14h24V40h20v62" stroke="currentColor" stroke-width="3" stroke-linejoin="round"/>
<path d="M122 102V86a14 14 0 0 1 28 0v16" stroke="currentColor" stroke-width="3"/>
<path d="M22 102 50 22M36 102 64 22M28 86h14M34 68h14M41 50h14M47 32h14" stroke="var(--quiet)" stroke-width="3" stroke-linecap="round"/>
</svg>`

/** Asks with longer and longer waits whether it is over, and then shows what was asked for. */
const script = `(() => {
  let waitMs = 5000
  const ask = async () => {
    const headers = { accept: 'text/html' }
    const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store', headers }).catch(() => null)
    if (answer && answer.status < 500) return location.reload()
    waitMs = Math.min(waitMs * 1.5, 60000)
    setTimeout(ask, waitMs)
  }
  setTimeout(ask, waitMs)
  document.getElementById('by-itself').hidden = false
})()`

/** The page shown instead of every other one while the installation is being worked on: one file, readable without scripts. */
export const maintenanceHtml = `<!doctype html>
<html lang="en-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${lookedAfter}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${style}</style>
</head>
<body>
<main>
<div class="name">${mark.replace('<svg ', '<svg aria-hidden="true" focusable="false" ')}<span>${productName}</span></div>
${roof}
<h1>${lookedAfter}</h1>
<p>We’re working on it and will be back soon. Nothing you saved is lost.</p>
<p id="by-itself" hidden>You can leave this page open: it will reload automatically.</p>
<p><a href="">Try again</a></p>
<p class="quiet">If something in your building can’t wait, call your manager or council. In an emergency, call 911.</p>
</main>
<script>${script}</script>
</body>
</html>
`

/** Writes the page beside the client, where the server and a web server in front of it find it. */
export const maintenancePageFile = (): Plugin => ({
  name: 'maintenance-page',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: maintenancePage, source: maintenanceHtml })
  },
})
