import { later } from '#app/ui/loaded-later.ts'

/** What can be done with a word of a text, once its popup opens: hearing it, keeping it. */
export const wordActions = later(async () => {
	const [{ PronunciationButton }, { SaveWord }] = await Promise.all([
		import('#app/features/audio/pronunciation-button.tsx'),
		import('#app/features/flashcards/save-word.tsx'),
	])
	return { PronunciationButton, SaveWord }
})
