import { useLayoutEffect } from 'react'
import { sheetOf } from '#app/domain/known-words/word-sheet.ts'
import { type TextOfReader, useOwnWords } from './use-own-words.ts'

type Props = { text: TextOfReader; show: (sheet: string) => void }

/** Follows what the reader says about words, in this tab and in others. */
export function NewerMarks({ text, show }: Props) {
	const { words } = useOwnWords(text)
	const { own, sheet, rank } = text
	useLayoutEffect(() => {
		show(words === own ? sheet : sheetOf(words, rank))
	}, [words, own, sheet, rank, show])
	return null
}
