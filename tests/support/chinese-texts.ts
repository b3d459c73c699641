import fc from 'fast-check'

const signs = [
	'你',
	'好',
	'学',
	'习',
	'𠮷',
	'A',
	'3',
	'。',
	'！',
	'，',
	'、',
	'：',
	'“',
	'”',
	'…',
	' ',
	'\n',
]

/** Texts of hanzi, some beyond the first plane, with the marks that end sentences and clauses. */
export const chineseTexts = fc
	.array(
		fc.oneof(
			{ weight: 5, arbitrary: fc.constantFrom(...signs) },
			{ weight: 1, arbitrary: fc.constantFrom('好'.repeat(30), '，'.repeat(30), '𠮷'.repeat(9)) },
		),
		{ maxLength: 80 },
	)
	.map((parts) => parts.join(''))
