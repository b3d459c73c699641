/** The answer to a change of many words: a sentence, and what its Undo sends back. */
import { counted } from '#app/domain/counted.ts'
import { type HskLevel, spellHskLevel } from '#app/domain/hsk/level.ts'
import type { AnswerWith } from '#app/ui/form-answer.ts'
import type { WordsChange } from './my-words-forms.ts'

export type ChangeAnswer = AnswerWith<{ said: string; before: string }>

/** `staying`: removed words that are still studied in other decks, and so still listed. */
export function sayChange(
	change: WordsChange,
	{ count, staying }: { count: number; staying: number },
): string {
	switch (change) {
		case 'known':
			return `${wordsAre(count)} known now.`
		case 'learning':
			return `${wordsAre(count)} being learned now.`
		case 'ignored':
			return `${wordsAre(count)} ignored now.`
		case 'new':
			return `${wordsAre(count)} new now.`
		case 'forget':
			return `Your ${count === 1 ? 'mark' : 'marks'} on ${counted(count, 'word')} ${count === 1 ? 'was' : 'were'} removed.`
		case 'save':
			return `${wordsAre(count)} in your deck My Words.`
		case 'remove': {
			const removed = `${counted(count, 'word was', 'words were')} removed.`
			if (staying === 0) return removed
			const studied = counted(staying, 'stays', 'stay')
			return `${removed} ${studied} in the list, from other decks you study.`
		}
	}
}

export function sayLevel(level: HskLevel, count: number): string {
	const upTo = `HSK 1–${spellHskLevel(level).slice(4)}`
	const list = level === 'HSK1' ? 'HSK 1' : upTo
	if (count === 0) return `You know all words of ${list} already.`
	return `${counted(count, 'word')} of ${list} ${count === 1 ? 'is' : 'are'} known now, the others already were.`
}

function wordsAre(count: number): string {
	return counted(count, 'word is', 'words are')
}
