/** The names that pages give to the formats of files and the kinds of words in a list. */
import type {
	ColumnRole,
	ImportWay,
	WordFormat,
} from '#app/domain/my-words/files/import-choices.ts'
import type { ImportList } from './import-answer.ts'

export const formatNames: Readonly<Record<WordFormat, string>> = {
	anki: 'Anki text',
	pleco: 'Pleco text',
	'pleco-xml': 'Pleco XML',
	csv: 'Table or list (CSV)',
}

export const wayNames: Readonly<Record<ImportWay, string>> = {
	file: 'As the file says: new cards, or known',
	save: 'New cards, all of them',
	known: 'Known words, without cards',
}

export const listNames: Readonly<Record<ImportList, string>> = {
	ambiguous: 'Several readings',
	matched: 'Found',
	unknown: 'Left out',
	already: 'Yours already',
}

export const roleNames: Readonly<Record<ColumnRole, string>> = {
	word: 'Chinese word',
	traditional: 'Traditional form',
	pinyin: 'Pinyin',
	sentence: 'Sentence',
	standing: 'Known or not',
	saved: 'Saved or not',
	tags: 'Tags',
	none: 'Not read',
}
