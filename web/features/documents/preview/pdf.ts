import { getDocument, GlobalWorkerOptions, version, type PDFDocumentProxy } from 'pdfjs-dist'

/** Where the build puts what the reader fetches (web/build/pdf.ts). */
const parts = new URL(`/assets/pdf-${version}/`, window.location.href).href
GlobalWorkerOptions.workerSrc = `${parts}pdf.worker.mjs`

/** A page before it is drawn. */
export interface Sheet {
  /** From 1. */
  number: number
  /** Its height for a width of 1. */
  ratio: number
}

export interface Pdf {
  document: PDFDocumentProxy
  pages: readonly Sheet[]
}

const sheetOf = async (document: PDFDocumentProxy, number: number): Promise<Sheet> => {
  const { width, height } = (await document.getPage(number)).getViewport({ scale: 1 })
  return { number, ratio: height / width }
}

/** Opens a PDF in a worker. Our policy runs no WebAssembly: what needs it is decoded by scripts of the same build. */
export const openPdf = (file: Blob) => {
  const loading = file.arrayBuffer().then((content) =>
    getDocument({
      data: new Uint8Array(content),
      useWasm: false,
      useWorkerFetch: false,
      wasmUrl: parts,
      cMapUrl: `${parts}cmaps/`,
    }),
  )
  const opened = loading
    .then((task) => task.promise)
    .then(async (document): Promise<Pdf> => {
      const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1)
      return { document, pages: await Promise.all(numbers.map((number) => sheetOf(document, number))) }
    })
  return { opened, close: () => void loading.then((task) => task.destroy()) }
}
