/** Where a lesson leads once its exercises are all right. */
type Lesson<Next> = {
	/** The words worth learning. */
	words: readonly string[]
	/** Whether one of them is in My Words. */
	hasSaved: boolean
	next: Next | undefined
}

/** To its words as long as none of them is saved, else to the next lesson; undefined after the last one. */
export function wayOnFrom<Next>({ words, hasSaved, next }: Lesson<Next>) {
	if (words.length > 0 && !hasSaved) return { to: 'words' } as const
	return next && ({ to: 'next', next } as const)
}
