import { runRoutes } from '../../../../contract/forms/runs.ts'
import { templateRoutes } from '../../../../contract/forms/templates.ts'
import { bind } from '../../../http/bind.ts'
import {
  changeTemplate,
  createTemplate,
  deleteTemplate,
  getMyLetter,
  getRun,
  getTemplate,
  getVersion,
  handOver,
  listMergeFields,
  listMyLetters,
  listRuns,
  listTemplates,
  listVersions,
  openLetter,
  openMyLetter,
  openPrintPack,
  previewLetter,
  readMyLetter,
  resetTemplate,
  restoreTemplate,
  sendLetters,
} from './letters.ts'

export const letterRoutes = [
  ...bind(templateRoutes, {
    templates: listTemplates,
    mergeFields: listMergeFields,
    template: getTemplate,
    createTemplate,
    changeTemplate,
    resetTemplate,
    deleteTemplate,
    templateVersions: listVersions,
    templateVersion: getVersion,
    restoreTemplate,
  }),
  ...bind(runRoutes, {
    preview: previewLetter,
    send: sendLetters,
    runs: listRuns,
    run: getRun,
    printPack: openPrintPack,
    letterPdf: openLetter,
    handOver,
    myLetters: listMyLetters,
    myLetter: getMyLetter,
    readMyLetter,
    myLetterPdf: openMyLetter,
  }),
]
