/** How files end that may be sent along. The server judges by the content; this guides the picker and answers at once. */
export const pictureEndings = ['.png', '.jpg', '.jpeg', '.jpe', '.jfif', '.webp', '.gif', '.heic', '.heif']
export const fileEndings = ['.pdf', ...pictureEndings, '.docx', '.xlsx', '.pptx', '.txt', '.csv']

/** Whether a file may be what it should by its name; one without an ending may be anything. */
export const endsLike = (name: string, endings: readonly string[] = fileEndings): boolean =>
  !name.includes('.') || endings.some((ending) => name.toLowerCase().endsWith(ending))
