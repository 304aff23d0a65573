import { renderToReadableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext } from 'react-router'
import { loadAnswers } from './api/asking.tsx'

/** Writes the pages made at build time, each whole: what is written in parts would need scripts to be put together. */
const render = async (request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> => {
  await loadAnswers()
  const page = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  })
  await page.allReady
  headers.set('content-type', 'text/html')
  return new Response(page, { status, headers })
}
export default render
