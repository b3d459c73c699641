import { useEffect } from 'react'
import type { ReportPlace } from '#app/domain/reports/report.ts'
import { noteTap } from '#app/features/progress/reading/tapped-words.ts'
import { paragraphAround } from '#app/features/reports/sending/paragraph-around.ts'
import { ReportButton } from '#app/features/reports/sending/report-button.tsx'
import { silence } from '#app/features/speech/one-sound.ts'
import { rubyOf, sentenceAround } from './sentence-around.ts'

type Owner = { lessonId: string | null; articleId: string | null }

type Props = Owner & {
	userId: string
	/** The word's element in the text, in its notes or in an exercise. */
	word: HTMLElement
	/** Closes the popup. */
	close: () => void
}

/** Below a word in its popup: says that something is wrong with it or with its sentence. A lesson counts the word. */
export function WordReport({ userId, word, close, ...owner }: Props) {
	const { lessonId } = owner
	useEffect(() => {
		if (lessonId !== null) noteTap(userId, { lessonId, word: rubyOf(word).word })
	}, [userId, lessonId, word])
	return (
		<ReportButton
			place={() => placeOfWord(word, owner)}
			onOpen={() => {
				// The dialog gives the focus back to what has it when it opens.
				word.focus({ preventScroll: true })
				close()
				silence()
			}}
		/>
	)
}

/** Where a word stands, as its reader sees it. Of a text that is the reader’s own, the word alone is told. */
function placeOfWord(word: HTMLElement, owner: Owner): ReportPlace {
	const { word: hanzi, pinyin } = rubyOf(word)
	const named = { word: hanzi, pinyin: pinyin ?? null }
	if (owner.lessonId === null && owner.articleId === null) {
		const nowhere = { exerciseId: null, paragraph: null, sentence: null, english: null }
		return { ...owner, ...named, ...nowhere, part: 'dictionary' }
	}
	const exerciseId = word.closest<HTMLElement>('[data-exercise]')?.dataset.exercise ?? null
	return {
		...owner,
		part: exerciseId !== null ? 'exercise' : word.closest('.notes') ? 'notes' : 'text',
		exerciseId,
		...paragraphAround(word),
		...named,
		sentence: sentenceAround(word) || null,
	}
}
