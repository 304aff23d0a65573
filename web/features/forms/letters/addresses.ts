/** Where the templates of a building stand. */

export const templatesPath = '/document-templates'
export const templatePath = (id: string): string => `${templatesPath}/${id}`
export const editPath = (id: string): string => `${templatesPath}/${id}/edit`
