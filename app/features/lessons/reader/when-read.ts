import { later } from '#app/ui/loaded-later.ts'

/** What a text needs of its reader's acts: it comes with the first sign of a reader. */
export const whenRead = later(async () => {
	const [{ WordPopup }, { sentenceAround }, { drawScreenFirst }] = await Promise.all([
		import('#app/features/vocabulary/popup/word-popup.tsx'),
		import('./sentence-around.ts'),
		import('./screen-first.ts'),
	])
	return { WordPopup, sentenceAround, drawScreenFirst }
})
