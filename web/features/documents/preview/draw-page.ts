import { TextLayer, type PDFDocumentProxy, type RenderTask } from 'pdfjs-dist'
import classes from './pdf.module.css'
import { stretchesIn, type Stretch } from './words.ts'

interface Drawn {
  document: PDFDocumentProxy
  /** From 1. */
  number: number
  /** In CSS pixels. */
  width: number
  place: HTMLElement
  pattern: RegExp | null
  /** Told once the words are marked, if there are any. */
  onMarked: (first: HTMLElement) => void
}

const sharpestRatio = 2

/** Draws a page into its place: a picture, and above it its text, to be read aloud, selected and marked. Gives what ends it. */
export const drawPage = ({ document, number, width, place, pattern, onMarked }: Drawn): (() => void) => {
  let wanted = true
  let task: RenderTask | null = null
  const draw = async () => {
    const page = await document.getPage(number)
    if (!wanted) return
    const scale = width / page.getViewport({ scale: 1 }).width
    const viewport = page.getViewport({ scale })
    const ratio = Math.min(window.devicePixelRatio || 1, sharpestRatio)
    const canvas = window.document.createElement('canvas')
    canvas.width = Math.floor(viewport.width * ratio)
    canvas.height = Math.floor(viewport.height * ratio)
    canvas.setAttribute('aria-hidden', 'true')
    canvas.className = classes['picture'] ?? ''
    const text = window.document.createElement('div')
    text.className = classes['text'] ?? ''
    text.style.setProperty('--total-scale-factor', String(scale))
    place.replaceChildren(canvas, text)
    task = page.render({ canvas, viewport, transform: [ratio, 0, 0, ratio, 0, 0] })
    const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: text, viewport })
    await Promise.all([task.promise, layer.render()])
    if (!wanted || !pattern) return
    const first = markIn(layer.textDivs, stretchesIn(layer.textContentItemsStr, pattern))
    if (first) onMarked(first)
  }
  draw().catch(() => {
    // Ended before it was done, or a page that cannot be drawn: its sheet stays empty, the others stand.
  })
  return () => {
    wanted = false
    task?.cancel()
    place.replaceChildren()
  }
}

/** Marks stretches in runs of text; answers the first mark. */
const markIn = (runs: readonly HTMLElement[], stretches: readonly Stretch[]): HTMLElement | null => {
  const marks: HTMLElement[] = []
  for (const [number, run] of runs.entries()) {
    const inRun = stretches.filter((stretch) => stretch.run === number)
    if (inRun.length === 0) continue
    const words = run.textContent
    const pieces: (string | HTMLElement)[] = []
    let end = 0
    for (const { from, to } of inRun) {
      const mark = window.document.createElement('mark')
      mark.textContent = words.slice(from, to)
      pieces.push(words.slice(end, from), mark)
      marks.push(mark)
      end = to
    }
    run.replaceChildren(...pieces, words.slice(end))
  }
  return marks[0] ?? null
}
