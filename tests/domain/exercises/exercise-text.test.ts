import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Exercise, exerciseSchema } from '#app/domain/exercises/exercise.ts'
import { exerciseTypes } from '#app/domain/exercises/exercise-kinds.ts'
import { readExerciseSet } from '#app/domain/exercises/exercise-set.ts'
import {
	blockProblemText,
	formatExerciseText,
	parseExerciseText,
} from '#app/domain/exercises/exercise-text.ts'
import { asListed } from '#app/domain/exercises/listed-exercise.ts'
import type { LocalizedText } from '#app/domain/exercises/localized-text.ts'
import { showProblem, textFixtures } from '#tests/support/text-fixtures.ts'

function read(text: string) {
	return parseExerciseText(text).map((block) =>
		block.ok ? block.exercise : blockProblemText(block),
	)
}

const anyTypedText = fc
	.array(
		fc.oneof(
			fc.constantFrom('[choice]', '[multiple]', '[true_false]', '[', ']', '* true', '*', '-', '?'),
			fc.constantFrom('[cloze]', '[order]', '[match]', '[type]', '[dictation]', '{', '}', '=', ' '),
			fc.constantFrom('\nzh: 我{叫}', '\n* zh: 书 = 本', '\n* pinyin: hǎo', '\nsound: 买', '。'),
			fc.constantFrom(
				'\n',
				'\n',
				'\n',
				'zh: 好',
				'en: a',
				'fr：b',
				'\\',
				'\r',
				'？',
				'__proto__: x',
			),
			fc.string({ unit: 'binary', maxLength: 3 }),
			fc.constantFrom('\uD800', '\u2028', 'İ: x', 'constructor: x'),
		),
		{ maxLength: 25 },
	)
	.map((pieces) => pieces.join(''))

/** A text as stored: every line trimmed. */
const anyStoredText = fc
	.string({
		unit: fc.oneof(
			fc.constantFrom('好', ' ', '\n', '-', '*', '?', '\\', '[', ':', 'a'),
			fc.string(),
		),
		minLength: 1,
		maxLength: 12,
	})
	.map((text) => {
		const lines = text.normalize('NFC').split(/[\n\r\u2028\u2029]/)
		return lines
			.map((line) => line.trim())
			.join('\n')
			.trim()
			.normalize('NFC')
	})
	// Brackets behind hanzi hold a reading.
	.filter((text) => text !== '' && !/好[\p{L}\p{M}\p{N}]*\[/u.test(text))

const letters = 'ABCDEFGHIJKLMNOPQRST'

const anyQuestion = fc.dictionary(fc.constantFrom('zh', 'en', 'constructor'), anyStoredText, {
	minKeys: 1,
	noNullPrototype: true,
})
const anyLocalized = fc.oneof(fc.constant<LocalizedText>({}), anyQuestion)

/** A word as stored: without spaces, signs of the format and a mark at its end. */
const anyWord = fc.oneof(
	fc.stringMatching(/^[我你他好去看a]{1,3}$/),
	fc.constantFrom('好␟多␟了', '只[zhī]', '学生[xué sheng]'),
)
const anyWords = (minLength: number, maxLength: number) =>
	fc.array(anyWord, { minLength, maxLength })

const anyCloze = fc
	.tuple(
		fc.array(fc.tuple(fc.constantFrom('', '吗，', '\\{', '\n好'), anyWord), {
			minLength: 1,
			maxLength: 8,
		}),
		anyWords(0, 6),
		anyLocalized,
	)
	.map(
		([gaps, extras, explanation]): Exercise => ({
			type: 'cloze',
			question: {
				zh: gaps
					.map(([before, word]) => `${before}{${word}}`)
					.join('')
					.trim(),
			},
			options: [...gaps.map(([, zh]) => ({ zh })), ...extras.map((zh) => ({ zh }))],
			answer: letters.slice(0, gaps.length),
			explanation,
		}),
	)

const anyOrder = fc
	.uniqueArray(anyWord, { minLength: 2, maxLength: 14 })
	.chain((words) =>
		fc.tuple(
			fc.constant(words),
			fc.shuffledSubarray(
				words.map((_, at) => at),
				{ minLength: words.length },
			),
			anyWords(0, 6),
			anyQuestion,
		),
	)
	.map(([words, shuffled, extras, question]): Exercise => {
		const first = letters.slice(0, words.length)
		const second = shuffled.map((at) => letters.charAt(at)).join('')
		return {
			type: 'order',
			question,
			options: [...words, ...extras].map((zh) => ({ zh })),
			answer: first === second ? first : `${first},${second}`,
			explanation: {},
		}
	})

const anyMatch = fc
	.tuple(
		fc.uniqueArray(fc.tuple(anyWord, anyWord), {
			minLength: 2,
			maxLength: 8,
			selector: ([left]) => left,
		}),
		anyWords(0, 4),
		anyQuestion,
	)
	.map(
		([pairs, extras, question]): Exercise => ({
			type: 'match',
			question,
			options: [
				...pairs.map(([left, right]) => ({ zh: `${left} = ${right}` })),
				...extras.map((en) => ({ en })),
			],
			answer: letters.slice(0, pairs.length),
			explanation: {},
		}),
	)

const anyTyped = fc
	.tuple(
		fc.constantFrom('type' as const, 'dictation' as const),
		fc.array(
			fc.oneof(
				anyWord.map((zh) => ({ zh })),
				fc.constantFrom({ pinyin: 'lǎoshī' }, { pinyin: 'yī gè' }),
			),
			{ minLength: 1, maxLength: 8 },
		),
		anyQuestion,
	)
	.map(
		([type, options, question]): Exercise => ({
			type,
			question: { ...question, sound: '买东西' },
			options: options.map((text): LocalizedText => text),
			answer: letters.slice(0, options.length),
			explanation: {},
		}),
	)

const anyExercise: fc.Arbitrary<Exercise> = fc.oneof(
	anyCloze,
	anyOrder,
	anyMatch,
	anyTyped,
	fc.record({
		type: fc.constant('choice' as const),
		question: anyQuestion,
		options: fc.array(anyQuestion, { minLength: 3, maxLength: 4 }),
		answer: fc.constantFrom('A', 'B', 'C'),
		explanation: anyLocalized,
	}),
	fc.record({
		type: fc.constant('multiple' as const),
		question: anyQuestion,
		options: fc.array(anyQuestion, { minLength: 3, maxLength: 4 }),
		answer: fc.constantFrom('A', 'BC', 'ABC'),
		explanation: anyLocalized,
	}),
	fc.record({
		type: fc.constant('true_false' as const),
		question: anyQuestion,
		options: fc.constant<LocalizedText[]>([
			{ zh: '对', en: 'True' },
			{ zh: '错', en: 'False' },
		]),
		answer: fc.constantFrom('A', 'B'),
		explanation: anyLocalized,
	}),
)

test('a block becomes a question with options, an answer and an explanation', () => {
	expect(
		read(
			'[choice]\nzh: 李明是哪国人？\nen: Where is Li Ming from?\n- zh: 美国人\nen: American\n* zh: 中国人\n? zh: 他自己说的。',
		),
	).toEqual([
		{
			type: 'choice',
			question: { zh: '李明是哪国人？', en: 'Where is Li Ming from?' },
			options: [{ zh: '美国人', en: 'American' }, { zh: '中国人' }],
			answer: 'B',
			explanation: { zh: '他自己说的。' },
		},
	])
})

test('capitals, spaces and full-width punctuation are accepted', () => {
	expect(read('【 True_False 】\n ZH ：他笑了。\n＊ TRUE\n？EN： He did.')).toEqual([
		{
			type: 'true_false',
			question: { zh: '他笑了。' },
			options: [
				{ zh: '对', en: 'True' },
				{ zh: '错', en: 'False' },
			],
			answer: 'A',
			explanation: { en: 'He did.' },
		},
	])
})

test('a marker may be alone on its line', () => {
	expect(read('[multiple]\nzh: 哪些是水果？\n*\nzh: 苹果\nen: Apple\n-\nzh: 米饭')).toMatchObject([
		{ options: [{ zh: '苹果', en: 'Apple' }, { zh: '米饭' }], answer: 'A' },
	])
})

test('a repeated language continues its text, an empty one is left out', () => {
	expect(read('[choice]\nzh: 一\nen:\nzh: 二\n* zh: 三\n? zh:\nen: ')).toMatchObject([
		{ question: { zh: '一\n二' }, explanation: {} },
	])
})

test('a failed block keeps its source and does not affect others', () => {
	const blocks = parseExerciseText(
		'zh: 没有类型\n\n[choice]\nzh: 谁？\n* zh: 他\n\n[true_false]\nzh: 他笑了。\n',
	)
	expect(blocks.map(({ ok, source, line }) => [ok, source, line])).toEqual([
		[false, 'zh: 没有类型', 1],
		[true, '[choice]\nzh: 谁？\n* zh: 他', 3],
		[false, '[true_false]\nzh: 他笑了。', 7],
	])
	expect(blocks.map((block) => (block.ok ? '' : blockProblemText(block)))).toEqual([
		'Exercise block must start with a valid type tag, e.g., [choice].',
		'',
		'No correct answer specified for true_false question. Use `* true` or `* false`.',
	])
})

test('an unclosed bracket is not a tag, however long', () => {
	const open = `[choice${' '.repeat(100_000)}x`
	expect(parseExerciseText(`${open}\n[ choice ]\nzh: 谁？\n* zh: 他`)).toMatchObject([
		{ ok: false, problem: { code: 'exercise-text.no-type', line: 1 } },
		{ ok: true, line: 2 },
	])
})

test('an empty text has no blocks', () => {
	expect(parseExerciseText(' \n\n')).toEqual([])
	expect(formatExerciseText([])).toBe('')
})

test('cuts and readings are kept as typed, and not shown', () => {
	const text = '[choice]\nzh: “慢慢␟地[de]走”怎么读？\n- zh: 地[dì]\n* zh: 地[de]\nen: light [de]'
	const [exercise = expect.fail('not read')] = readExerciseSet(text).exercises
	expect(formatExerciseText([exercise])).toBe(text)
	expect(asListed('one', exercise)).toMatchObject({
		question: { zh: '“慢慢地走”怎么读？' },
		options: [{ zh: '地' }, { zh: '地', en: 'light [de]' }],
	})
})

test('orders may leave out the readings of the first, and readings may have spaces', () => {
	const [exercise = expect.fail('not read')] = readExerciseSet(
		'[order]\nzh: 谁？\n* zh: 他 是 学生[xué sheng]\n* zh: 学生 是 他',
	).exercises
	expect(exercise).toMatchObject({ answer: 'ABC,CBA' })
	expect(asListed('one', exercise)).toMatchObject({ answers: ['ABC', 'CBA'] })
})

test('brackets behind a word that hold no reading of it are refused', () => {
	expect(read('[true_false]\nzh: 他走[abc]。\n* true')).toEqual(['“abc” is no reading of 他走.'])
})

test('an empty option keeps its place, so that letters stay the same', () => {
	const text = formatExerciseText([
		{
			type: 'choice',
			question: { zh: '谁？' },
			options: [{}, { zh: '他' }],
			answer: 'B',
			explanation: {},
		},
	])
	expect(text).toBe('[choice]\nzh: 谁？\n-\n* zh: 他')
})

test.each(textFixtures('exercise-text/valid'))(
	'$name survives parsing and formatting',
	({ text }) => {
		const exercises = parseExerciseText(text).flatMap((block) => (block.ok ? [block.exercise] : []))
		expect(formatExerciseText(exercises)).toBe(text)
	},
)

test.each(textFixtures('exercise-text/invalid'))('$name is refused', ({ text, expected }) => {
	const blocks = parseExerciseText(text)
	expect(blocks.map((block) => (block.ok ? 'ok' : showProblem(block.problem)))).toEqual(expected)
})

test.each(textFixtures('exercise-text/valid'))('$name has a task for each exercise', ({ text }) => {
	for (const block of parseExerciseText(text)) {
		expect(block.ok && asListed('one', block.exercise)).toBeTruthy()
	}
})

test('every type has a valid fixture', () => {
	const texts = textFixtures('exercise-text/valid').map(({ text }) => text)
	for (const type of exerciseTypes) {
		expect(texts.some((text) => text.startsWith(`[${type}]`))).toBe(true)
	}
})

test('formatting and parsing again gives the same exercises', () => {
	fc.assert(
		fc.property(fc.array(anyExercise, { maxLength: 3 }), (exercises) => {
			expect(read(formatExerciseText(exercises))).toEqual(exercises)
		}),
	)
})

test('whatever parses is valid to store and survives formatting', () => {
	fc.assert(
		fc.property(anyTypedText, (text) => {
			for (const block of parseExerciseText(text)) {
				if (!block.ok) continue
				expect(exerciseSchema.parse(block.exercise)).toEqual(block.exercise)
				const formatted = formatExerciseText([block.exercise])
				expect(read(formatted)).toEqual([block.exercise])
				expect(asListed('one', block.exercise)).toBeDefined()
			}
		}),
	)
})
