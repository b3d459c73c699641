/** Words: editing one, deleting several, and CSV. Rows are counted as in a spreadsheet: the header is row 1. */
import type { ErrorTable } from '#app/domain/page-errors.ts'

export const vocabularyErrors = {
	'vocabulary.text-changed': 'This text was changed. Please reload the page.',
	'vocabulary.delete-failed': 'Failed to delete vocabulary. Please try again.',
	'vocabulary.batch-delete-failed': 'Failed to delete vocabularies. Please try again.',
	'vocabulary.status-failed': 'Failed to update vocabularies status. Please try again.',
	'vocabulary.save-failed': 'Failed to save vocabulary. Please try again.',
	'vocabulary.check-failed': 'The table could not be checked. Please try again.',
	'vocabulary.word-required': 'Word is required.',
	'vocabulary.word-not-chinese': 'Word must have Chinese characters.',
	'vocabulary.pinyin-required': 'Pinyin is required.',
	'vocabulary.traditional-not-chinese': 'Traditional must have Chinese characters.',
	'vocabulary.meaning-required': 'At least one meaning is required.',
	'vocabulary.repeated-pos': 'Each part of speech may be used only once.',
	'vocabulary.too-long': 'At most {most} characters may stand here.',
	'vocabulary.measure-words-not-chinese': 'Measure words must be Chinese characters only.',
	'vocabulary.exists': 'The vocabulary has this word with this pinyin already.',
	'vocabulary.there-again':
		'The vocabulary has {word} ({pinyin}) again. To get the old one back, delete the new one first.',
	'vocabulary.restore-failed': 'Failed to restore vocabularies. Please try again.',
	'vocabulary.changed':
		'Someone else has changed this word. Nothing was saved, and what you typed is still here. Look at the history below; saving again will overwrite their changes.',
	'vocabulary.not-found': 'There is no such word any more.',
	'vocabulary.load-failed': 'Failed to load the vocabulary. Please try again.',
	'vocabulary.none-selected': 'Please select at least one custom word.',
	'vocabulary.standard': 'Only custom words can be deleted, or changed several at once.',
	'vocabulary.selection-changed':
		'Someone else has changed or deleted words of this selection meanwhile. Nothing was changed; please look again.',
	'vocabulary-csv.unclosed-quote':
		'Row {row}: a quotation mark at the beginning of a cell is never closed. Please close it, or double it if it belongs to the text.',
	'vocabulary-csv.text-after-quote':
		'Row {row}: something stands between a closing quotation mark and the next cell. Please double quotation marks that belong to the text.',
	'vocabulary-csv.too-many-cells':
		'Row {row}: there are {count} cells, but {most} columns. Please put quotation marks around a cell with a comma in it.',
	'vocabulary-csv.wide-separator':
		'Row {row}: full-width “{sign}” separates no cells. Please type commas or semicolons of English.',
	'vocabulary-csv.missing-column': 'Missing required column: {column}',
	'vocabulary-csv.empty-cell': 'Row {row}: {column} is required',
	'vocabulary-csv.not-chinese': 'Row {row}: {column} must be Chinese characters only',
	'vocabulary-csv.not-pinyin': 'Row {row}: "{part}" is not pinyin',
	'vocabulary-csv.no-tones': 'Row {row}: "{pinyin}" has no tones',
	'vocabulary-csv.wrong-count':
		'Row {row}: pinyin needs one syllable for each character (syllables: {syllables}, characters: {hanzi})',
	'vocabulary-csv.duplicate': 'Row {row}: duplicate {column} "{value}"',
	'vocabulary-csv.invalid-levels': 'Row {row}: invalid levels "{value}"',
	'vocabulary-csv.invalid-status': 'Row {row}: status must be 1 or 0',
	'vocabulary-csv.bad-meaning': 'Row {row}: bad meaning "{part}"',
	'vocabulary-csv.unsupported-pos': 'Row {row}: unsupported POS "{part}" (not a part of speech)',
	'vocabulary-csv.dangling-definition':
		'Row {row}: dangling definition "{part}" (without a part of speech)',
	'vocabulary-csv.no-meaning': 'Row {row}: meaning required',
	'vocabulary-csv.not-selected': 'Row {row}: id not in selection',
	'vocabulary-csv.too-long': 'Row {row}: {column} may have at most {most} characters',
	'vocabulary-csv.exists': 'Row {row}: "{value}" is there already',
	'vocabulary-csv.changed': 'Row {row}: someone else has changed "{value}" meanwhile',
	'vocabulary-csv.gone': 'Row {row}: there is no such word any more',
	'vocabulary-csv.no-rows': 'There are no rows to save.',
	'vocabulary-csv.too-many-rows':
		'At most {most} rows can be saved at once; this text has {count}.',
	'vocabulary-csv.too-large': 'The text is too large ({size} MB). The maximum is {most} MB.',
	'hsk-list.no-file': 'Please choose a file.',
	'hsk-list.unknown-format': 'This is no HSK list in a form we know (hsk30.csv or complete.json).',
	'hsk-list.unknown-level': 'This row names no HSK level.',
	'hsk-list.empty': 'This list has no words of this edition.',
	'hsk-list.too-large': 'The list is too large ({size} MB). The maximum is {most} MB.',
	'hsk-list.changed':
		'The file or the vocabulary has changed since the check. Nothing was imported; please check the list again.',
	'hsk-list.short':
		'This list has {words} of {expected} words. Nothing was imported; if that is meant, please check it again and tick the box.',
	'hsk-list.not-imported': 'There is no imported list of this edition any more.',
	'hsk-list.not-kept': 'This list cannot be removed: nothing is kept of what it replaced.',
	'hsk-list.default-failed': 'Failed to change the default edition. Please try again.',
	'hsk-list.remove-failed': 'Failed to remove the list. Please try again.',
	'hsk-list.failed': 'Failed to import the HSK list. Please try again.',
} as const satisfies ErrorTable
