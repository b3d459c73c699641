/** Where a lesson leads once its exercises are all right. */

/** What the page has of the list of words worth learning. */
export type WordList = {
	/** Whether it stands on the page. */
	isThere: boolean
	/** Whether one of its words is in My Words. */
	hasSaved: boolean
}

export const noWordList: WordList = { isThere: false, hasSaved: false }

/** To the list as long as none of its words is saved, else to the next lesson; undefined after the last one. */
export function wayOnFrom<Next>({ list, next }: { list: WordList; next: Next | undefined }) {
	if (list.isThere && !list.hasSaved) return { to: 'words' } as const
	return next && ({ to: 'next', next } as const)
}

type Coming = {
	/** Of the words of the text; undefined as long as it is not known which are listed. */
	found: number | undefined
	/** Whether the vocabulary could not be loaded. */
	hasFailed: boolean
	/** Whether the server said which words are saved; undefined until it has answered. */
	isAnswered: boolean | undefined
	hasSaved: boolean
}

/** Undefined as long as it may still come. Without an answer of the server nothing is known of its words. */
export function wordListFrom({ found, hasFailed, isAnswered, hasSaved }: Coming) {
	if (hasFailed || found === 0 || isAnswered === false) return noWordList
	return found === undefined || isAnswered === undefined ? undefined : { isThere: true, hasSaved }
}
