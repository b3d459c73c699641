/**
 * The schema of a word's form: level-HSK3 is "on" if HSK3 is checked, pos-0 and definition-0 are the
 * first meaning. Messages are codes of the error catalogue.
 */
import * as z from 'zod'
import type { ErrorCode } from '#app/domain/errors.ts'
import { hasHanzi } from '#app/domain/hanzi.ts'
import { hskLevels } from '#app/domain/hsk/level.ts'
import { versionField } from '#app/domain/version.ts'
import { type Meaning, partOfSpeechSchema } from '#app/domain/vocabulary/meaning.ts'
import { partsOfSpeech } from '#app/domain/vocabulary/part-of-speech.ts'
import {
	longestDefinition,
	longestPinyin,
	longestWord,
	typedDefinition,
	typedHanzi,
	typedPinyin,
} from '#app/domain/vocabulary/typed-word.ts'
import { wordsForm } from '#app/features/vocabulary/admin/list/forms.ts'
import { definitionField, levelField, posField } from './word-fields.ts'

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
}

/** Levels and meanings each consist of several fields; these are their names. */
export const wordFields = [
	...hskLevels.map(levelField),
	...partsOfSpeech.flatMap((_, index) => [posField(index), definitionField(index)]),
]

const fieldsOfForm = z.record(z.string(), z.unknown())

const chosenLevels = fieldsOfForm.transform((fields) =>
	hskLevels.filter((level) => fields[levelField(level)] === 'on'),
)

type FieldIssue =
	| { code: 'custom'; message: ErrorCode }
	| { code: 'too_big'; origin: 'string'; maximum: number; message: ErrorCode }

/** A row without a definition is skipped: without JavaScript, that is how a meaning is removed. */
const meaning = fieldsOfForm.transform((fields, context) => {
	const found: Meaning = {}
	const refuse = (field: string, issue: FieldIssue) =>
		context.issues.push({ ...issue, path: [field], input: fields[field] })
	for (const index of partsOfSpeech.keys()) {
		const [posName, name] = [posField(index), definitionField(index)]
		const typed = fields[name]
		const definition = typeof typed === 'string' ? typedDefinition(typed) : ''
		if (definition === '') continue
		const pos = partOfSpeechSchema.safeParse(fields[posName])
		if (!pos.success) refuse(posName, { code: 'custom', message: 'request.invalid' })
		else if (found[pos.data]) {
			refuse(posName, { code: 'custom', message: 'vocabulary.repeated-pos' })
		} else if (definition.length > longestDefinition) {
			const most = { code: 'too_big', origin: 'string', maximum: longestDefinition } as const
			refuse(name, { ...most, message: 'vocabulary.too-long' })
		} else found[pos.data] = { definition }
	}
	if (Object.keys(found).length === 0 && context.issues.length === 0) {
		refuse(definitionField(0), { code: 'custom', message: 'vocabulary.meaning-required' })
	}
	return found
})

const word = { ...values, levels: chosenLevels, meaning }

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
		typeof fields === 'object' ? { ...fields, levels: fields, meaning: fields } : undefined,
	z.discriminatedUnion('intent', [wordForm, wordsForm]),
)
