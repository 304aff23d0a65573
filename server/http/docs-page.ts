import { z } from 'zod'
import type { Route } from '../../contract/route.ts'
import type { BoundRoute } from './bind.ts'

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem }
  details { border-top: 1px solid color-mix(in srgb, currentcolor 20%, transparent) }
  summary { padding: .6rem 0; cursor: pointer }
  code, pre { font: 14px/1.5 ui-monospace, monospace }
  pre { overflow: auto; padding: 1rem; background: color-mix(in srgb, currentcolor 7%, transparent); border-radius: .5rem }
  .access { opacity: .75 }
`

const shape = (title: string, schema: z.ZodType | undefined, io: 'input' | 'output'): string => {
  if (!schema) return ''
  const { $schema, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Record<string, unknown>
  return `<h4>${title}</h4><pre tabindex="0">${escape(JSON.stringify(json, null, 2))}</pre>`
}

const entry = ({
  method,
  path,
  access,
  feature,
  area,
  summary,
  params,
  query,
  body,
  files,
  reply,
  sends,
}: Route): string => `
<details>
  <summary><code>${method} ${escape(path)}</code> — ${escape(summary)}</summary>
  <p class="access">Access: ${access}${feature ? `, feature ${feature}` : ''}${area ? `, area ${area}` : ''}${files ? ', accepts files' : ''}${sends && sends !== 'json' ? `, sends ${sends}` : ''}</p>
  ${shape('Path', params, 'input')}${shape('Query', query, 'input')}${shape('Body', body, 'input')}${shape('Reply', reply, 'output')}
</details>`

/** The API on one page, readable without script. */
export const docsPage = (routes: readonly BoundRoute[]): string => {
  const groups = Map.groupBy(routes, ({ route }) => route.path.split('/')[2] ?? '')
  const sections = [...groups].map(
    ([name, group]) => `<h2>${escape(name)}</h2>${group.map(({ route }) => entry(route)).join('')}`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>API | Parapet</title><style>${style}</style></head><body><main><h1>Parapet API</h1>
<p>Replies are <code>{ "success": true, "data": … }</code>; refusals <code>{ "success": false, "error", "code", "errors"? }</code>.
Also available as <a href="/api/openapi.json">OpenAPI</a>.</p>${sections.join('')}</main></body></html>`
}
