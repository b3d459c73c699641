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
	/** The lesson or article the word is saved from, if any. */
	lessonId: string | null
	articleId?: string
}

/** The popup's actions: hear a word, save it to My Words. */
export function useWordActions({ userId, lessonId, articleId }: Reading) {
	const { part } = useLater(buttons, false)
	return {
		pronunciation: ({ word, pinyin }: WordEntry) =>
			part && (
				<part.PronunciationButton
					word={word}
					pinyin={pinyin}
					lessonId={lessonId}
					articleId={articleId}
				/>
			),
		actions: ({ word, pinyin }: WordEntry, sentence: string) =>
			part && (
				<part.SaveWord
					userId={userId}
					entry={{ word, pinyin, sentence: sentence || null, lessonId, articleId }}
				/>
			),
	}
}

/** Display preferences, progress and saved words don't change the text, so don't reload it. */
export const reloadUnlessSubmitted: ShouldRevalidateFunction = ({
	formAction,
	defaultShouldRevalidate,
}) => !formAction && defaultShouldRevalidate
