import type { ShouldRevalidateFunction } from '@remix-run/react'
import type { WordEntry } from '#app/domain/vocabulary/word-entry.ts'
import type { TextOfReader } from '#app/features/known-words/use-own-words.ts'
import { later, useLater } from '#app/ui/loaded-later.ts'

const buttons = later(async () => {
	const [{ PronunciationButton }, { SaveWord }, { WordMarks }, { WordReport }] = await Promise.all([
		import('#app/features/speech/pronunciation-button.tsx'),
		import('#app/features/flashcards/save-word.tsx'),
		import('#app/features/known-words/word-marks.tsx'),
		import('./word-report.tsx'),
	])
	return { PronunciationButton, SaveWord, WordMarks, WordReport }
})

type Reading = {
	text: TextOfReader
	/** The lesson or article the word is saved from, if any. */
	lessonId: string | null
	articleId?: string
}

/**
 * The popup's actions: hear a word, say how well one knows it, save it to My Words, say that something is
 * wrong.
 */
export function useWordActions({ text, lessonId, articleId }: Reading) {
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
		actions({ word, pinyin }: WordEntry, found: string) {
			// A part of a word may have no entry of its own.
			if (!part || !pinyin) return null
			const meeting = { sentence: found || null, lessonId, articleId: articleId ?? null }
			return (
				<>
					<part.WordMarks text={text} entry={{ word, pinyin }} meeting={meeting} />
					<part.SaveWord userId={text.userId} entry={{ word, pinyin, ...meeting }} />
				</>
			)
		},
		footer: (word: HTMLElement, close: () => void) =>
			part && (
				<part.WordReport
					userId={text.userId}
					word={word}
					close={close}
					lessonId={lessonId}
					articleId={articleId ?? null}
				/>
			),
	}
}

/** Display preferences, progress and saved words don't change the text, so don't reload it. */
export const reloadUnlessSubmitted: ShouldRevalidateFunction = ({
	formAction,
	defaultShouldRevalidate,
}) => !formAction && defaultShouldRevalidate
