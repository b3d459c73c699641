import type { ShouldRevalidateFunction } from '@remix-run/react'
import type { WordEntry } from '#app/domain/vocabulary/word-entry.ts'
import { later, useLater } from '#app/ui/loaded-later.ts'

const buttons = later(async () => {
	const [{ PronunciationButton }, { SaveWord }] = await Promise.all([
		import('#app/features/speech/pronunciation-button.tsx'),
		import('#app/features/flashcards/save-word.tsx'),
	])
	return { PronunciationButton, SaveWord }
})

type Reading = {
	userId: string
	/** The lesson or the article whose word is kept, if it is one's. */
	lessonId: string | null
	articleId?: string
}

/** What can be done with a word of a text, once its popup opens: hearing it, keeping it. */
export function useWordActions({ userId, lessonId, articleId }: Reading) {
	const { part } = useLater(buttons, false)
	return {
		pronunciation: ({ word, pinyin }: WordEntry) =>
			part && <part.PronunciationButton word={word} pinyin={pinyin} />,
		actions: ({ word, pinyin }: WordEntry, sentence: string) =>
			part && (
				<part.SaveWord
					userId={userId}
					entry={{ word, pinyin, sentence: sentence || null, lessonId, articleId }}
				/>
			),
	}
}

/** Neither what is shown of a text nor what is recorded of it or kept from it changes the text. */
export const savingChangesNothing: ShouldRevalidateFunction = ({
	formAction,
	defaultShouldRevalidate,
}) => !formAction && defaultShouldRevalidate
