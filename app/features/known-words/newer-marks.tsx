import { useLayoutEffect } from 'react'
import type { OwnWordInText } from '#app/domain/known-words/word-sheet.ts'
import { type TextOfReader, useOwnWords } from './use-own-words.ts'

type Props = { text: TextOfReader; show: (words: readonly OwnWordInText[]) => void }

/** Follows what the reader says about words, in this tab and in others. */
export function NewerMarks({ text, show }: Props) {
	const { words } = useOwnWords(text)
	useLayoutEffect(() => show(words), [words, show])
	return null
}
