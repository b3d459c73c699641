/** Cutting a text into words: the tokenize worker and what it answers. */
import type { ErrorTable } from '#app/domain/page-errors.ts'

export const tokenizerErrors = {
	'tokens.empty-result': 'Empty tokenization result for paragraph {paragraph}',
	'tokens.not-an-array': 'Tokenization result is not an array for paragraph {paragraph}',
	'tokens.empty-array': 'Empty token array for paragraph {paragraph}',
	'tokenizer.unreachable': 'Failed to request the tokenize API.',
	'tokenizer.unexpected': 'Unexpected response format from the tokenize API.',
	'tokenizer.refused': 'The tokenize API answered: {reason}',
	'tokenizer.without-vocabulary': 'The vocabulary could not be read. Please try again.',
	'tokenizer.too-large': 'This text is too large to be cut into words.',
	'tokenizer.too-long':
		'At most {most} characters can be cut into words at once; this text has {length}.',
	'tokenizer.too-many-paragraphs':
		'At most {most} paragraphs can be cut into words at once; this text has {count}.',
} as const satisfies ErrorTable
