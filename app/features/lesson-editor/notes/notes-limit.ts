/** In bytes: far more than may be saved, so that notes that are too long are told their length. */
export const notesLimit = { mostBytes: 2_000_000 } as const
