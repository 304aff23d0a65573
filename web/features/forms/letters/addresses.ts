/** Where the letters of a building stand. */

export const templatesPath = '/document-templates'
export const sentPath = `${templatesPath}?view=sent`
export const templatePath = (id: string): string => `${templatesPath}/${id}`
export const editPath = (id: string): string => `${templatesPath}/${id}/edit`
export const sendPath = (id: string): string => `${templatesPath}/${id}/send`
export const runPath = (id: string): string => `/letters/${id}`
export const myLettersPath = '/my-letters'
export const myLetterPath = (id: string): string => `${myLettersPath}?letter=${id}`
