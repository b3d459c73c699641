/** In bytes: far more than may be saved, so that notes that are too long are told their length. */
const mostBytes = 2_000_000

export const notesLimit = { mostBytes } as const

/** The same for the preview, which a script asks for. */
export const previewLimit = { as: 'json', mostBytes } as const
