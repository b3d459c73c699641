/**
 * The schema of a word's form: level-HSK3 is "on" if HSK3 is checked, pos-0 and definition-0 are the
 * first meaning, gloss-pos-0 and gloss-definition-0 the first short one. Messages are codes of the error catalogue.
 */
import * as z from 'zod'
import type { ErrorCode } from '#app/domain/errors.ts'
import { hasHanzi, isHanzi } from '#app/domain/hanzi.ts'
import { hskLevels } from '#app/domain/hsk/level.ts'
import { versionField } from '#app/domain/version.ts'
import { type Meaning, partOfSpeechSchema } from '#app/domain/vocabulary/meaning.ts'
import { partsOfSpeech } from '#app/domain/vocabulary/part-of-speech.ts'
import {
	longestDefinition,
	longestGloss,
	longestPinyin,
	longestWord,
	typedDefinition,
	typedHanzi,
	typedMeasureWords,
	typedPinyin,
} from '#app/domain/vocabulary/typed-word.ts'
import { wordsForm } from '#app/features/vocabulary/admin/list/words-form.ts'
import { definitionField, levelField, type MeaningPart, posField } from './word-fields.ts'

const says = (code: ErrorCode) => ({ error: code })

const hanzi = z
	.string()
	.transform(typedHanzi)
	.pipe(z.string().max(longestWord, says('vocabulary.too-long')))

const values = {
	word: hanzi
		.refine((word) => word !== '', says('vocabulary.word-required'))
		.refine((word) => word === '' || hasHanzi(word), says('vocabulary.word-not-chinese')),
	pinyin: z
		.string()
		.transform(typedPinyin)
		.pipe(
			z
				.string()
				.min(1, says('vocabulary.pinyin-required'))
				.max(longestPinyin, says('vocabulary.too-long')),
		),
	traditional: hanzi
		.refine((word) => word === '' || hasHanzi(word), says('vocabulary.traditional-not-chinese'))
		.transform((word) => word || null),
	status: z.enum(['1', '0']).transform((status) => (status === '1' ? 1 : 0)),
	measureWords: z
		.string()
		.max(longestWord, says('vocabulary.too-long'))
		.default('')
		.transform(typedMeasureWords)
		.refine((words) => words.every(isHanzi), says('vocabulary.measure-words-not-chinese')),
}

/** Levels and meanings each consist of several fields; these are their names. */
export const wordFields = [
	...hskLevels.map(levelField),
	...(['meaning', 'gloss'] as const).flatMap((part) =>
		partsOfSpeech.flatMap((_, index) => [posField(index, part), definitionField(index, part)]),
	),
]

const fieldsOfForm = z.record(z.string(), z.unknown())

const chosenLevels = fieldsOfForm.transform((fields) =>
	hskLevels.filter((level) => fields[levelField(level)] === 'on'),
)

type FieldIssue =
	| { code: 'custom'; message: ErrorCode }
	| { code: 'too_big'; origin: 'string'; maximum: number; message: ErrorCode }

const meaning = fieldsOfForm.transform((fields, context) => {
	const found = meaningIn(fields, 'meaning', context)
	if (Object.keys(found).length === 0 && context.issues.length === 0) {
		const missing: FieldIssue = { code: 'custom', message: 'vocabulary.meaning-required' }
		const name = definitionField(0)
		context.issues.push({ ...missing, path: [name], input: fields[name] })
	}
	return found
})

/** Null without a short meaning: learners then see the whole ones. */
const gloss = fieldsOfForm.transform((fields, context) => {
	const found = meaningIn(fields, 'gloss', context)
	return Object.keys(found).length === 0 ? null : found
})

/** A row without a definition is skipped. */
function meaningIn(
	fields: Record<string, unknown>,
	part: MeaningPart,
	context: z.core.$RefinementCtx,
): Meaning {
	const found: Meaning = {}
	const longest = part === 'gloss' ? longestGloss : longestDefinition
	const refuse = (field: string, issue: FieldIssue) =>
		context.issues.push({ ...issue, path: [field], input: fields[field] })
	for (const index of partsOfSpeech.keys()) {
		const [posName, name] = [posField(index, part), definitionField(index, part)]
		const typed = fields[name]
		const definition = typeof typed === 'string' ? typedDefinition(typed) : ''
		if (definition === '') continue
		const pos = partOfSpeechSchema.safeParse(fields[posName])
		if (!pos.success) refuse(posName, { code: 'custom', message: 'request.invalid' })
		else if (found[pos.data]) {
			refuse(posName, { code: 'custom', message: 'vocabulary.repeated-pos' })
		} else if (definition.length > longest) {
			const most = { code: 'too_big', origin: 'string', maximum: longest } as const
			refuse(name, { ...most, message: 'vocabulary.too-long' })
		} else found[pos.data] = { definition }
	}
	return found
}

const word = { ...values, levels: chosenLevels, meaning, gloss }

const wholeNumber = z
	.string()
	.regex(/^\d{1,15}$/)
	.transform(Number)

const wordForm = z.discriminatedUnion('intent', [
	z.object({ intent: z.literal('create'), ...word }),
	z.object({
		intent: z.literal('edit'),
		id: wholeNumber,
		version: versionField,
		...word,
	}),
])

export type WordForm = z.infer<typeof wordForm>

/** Any form of the vocabulary list: of one word, or of those that were selected. */
export const vocabularyForm = z.preprocess(
	(fields) =>
		typeof fields === 'object'
			? { ...fields, levels: fields, meaning: fields, gloss: fields }
			: undefined,
	z.discriminatedUnion('intent', [wordForm, wordsForm]),
)
