/** The answer to a check or an import of a list, as its screen shows it. */
import type { ImportWay, WordFormat } from '#app/domain/my-words/files/import-choices.ts'
import type { ShownColumn } from '#app/domain/my-words/files/word-table.ts'
import type { AnswerWith } from '#app/ui/form-answer.ts'

/** The kinds of words of a list, in the order in which they are offered. */
export const importLists = ['ambiguous', 'matched', 'unknown', 'already'] as const

export type ImportList = (typeof importLists)[number]

/** An entry that a word may mean. */
export type ShownEntry = {
	id: number
	/** Empty if it is the same as the simplified form. */
	traditional: string
	pinyin: string
	meaning: string
}

export type ShownWord = {
	/** The row of the file. */
	row: number
	/** As the file has it. */
	word: string
	pinyin: string
	/** Null if the vocabulary lacks the word. */
	entry: ShownEntry | null
	/** All entries to choose from; empty where there is nothing to choose. */
	choices: ShownEntry[]
	/** The word's fate, or why it stays out. */
	note: string
}

export type ImportAnswer = AnswerWith<{
	outcome: 'checked' | 'imported' | 'undone'
	/** The number of new cards. */
	newCards: number
	/** The act as a sentence, and the data its Undo sends back. */
	said: string
	before: string
	format: WordFormat
	/** Whether the person named the format. */
	isFormatChosen: boolean
	way: ImportWay
	columns: ShownColumn[]
	/** Words of the list by kinds; `saved` and `marked` are among those that are added. */
	counts: Record<ImportList | 'read' | 'added' | 'saved' | 'marked', number>
	list: { name: ImportList; page: number; pages: number; words: ShownWord[] }
	digest: string
	chosen: string
}>
