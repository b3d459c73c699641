/**
 * Exercises as teachers type them:
 *
 *   [choice]
 *   zh: 李明是哪国人？
 *   en: What nationality is Li Ming?
 *   - zh: 美国人
 *   * zh: 中国人
 *   en: Chinese
 *   ? zh: 第一段说“我是中国人”。
 *
 * - A type tag in brackets begins a block.
 * - `-` begins a wrong option, `*` a right one, `?` the explanation; what comes before them is the
 *   question. The lines that follow a marker, up to the next, are its other languages.
 * - Each line is a language tag, a colon and a text; the answer of true_false is `* true` or
 *   `* false` and has no tag.
 * - A line that begins with `\` goes on with the text above, whatever comes after the `\`.
 */
import { type Problem, problemText } from '#app/domain/problem.ts'
import { mostOptions } from './answer.ts'
import type { Exercise } from './exercise.ts'
import { exerciseKinds, isExerciseType } from './exercise-kinds.ts'
import { addLine, formatText, optionOf, type TypedPart, textOf } from './typed-part.ts'

/** `line` is that of its type tag, from 1. */
export type ExerciseBlock = { source: string; line: number } & (
	| { ok: true; exercise: Exercise }
	| { ok: false; problem: Problem }
)

export type FailedBlock = ExerciseBlock & { ok: false }

type Line = { text: string; number: number }

/** Of a line without spaces at its ends. */
const typeTag = /^[[［【]([^\]］】]*)[\]］】]$/u

export function parseExerciseText(text: string): ExerciseBlock[] {
	return splitBlocks(text.normalize('NFC')).map((lines) => {
		const source = lines
			.map((line) => line.text)
			.join('\n')
			.trim()
		const line = lines[0]?.number ?? 1
		const read = readBlock(lines)
		return 'code' in read
			? { ok: false, problem: read, source, line }
			: { ok: true, exercise: read, source, line }
	})
}

export function formatExerciseText(exercises: readonly Exercise[]): string {
	return exercises.map(formatBlock).join('\n\n')
}

/** The sentence for a block that could not be read. */
export function blockProblemText(block: FailedBlock): string {
	return problemText(block.problem)
}

/** Each type tag begins a block; text before the first one is a block without a type. */
function splitBlocks(text: string): Line[][] {
	const blocks: Line[][] = []
	for (const [index, typed] of text.split(/\r\n|[\n\r\u2028\u2029]/).entries()) {
		if (typed.trim() === '') continue
		const line = { text: typed.trim(), number: index + 1 }
		const last = blocks.at(-1)
		if (last && !typeTag.test(line.text)) last.push(line)
		else blocks.push([line])
	}
	return blocks
}

function readBlock([head, ...rest]: Line[]): Exercise | Problem {
	const line = head?.number
	const typed = typeTag.exec(head?.text ?? '')?.[1]?.trim()
	if (typed === undefined) return { code: 'exercise-text.no-type', line }
	const type = typed.toLowerCase()
	if (!isExerciseType(type)) {
		return { code: 'exercise-text.invalid-type', values: { type: typed }, line }
	}
	const kind = exerciseKinds[type]
	const parts: TypedPart[] = [{ marker: '', line: 0, text: new Map() }]
	const odd = rest.find((next) => !addLine(parts, next, kind.hasBareOptions))
	if (odd) return invalidLine(odd)
	const question = textOf(parts.filter(({ marker }) => marker === ''))
	if (isWithoutText(question)) return { code: 'exercise-text.no-question', line }
	const optionParts = parts.filter(({ marker }) => marker === '-' || marker === '*')
	if (optionParts.length > mostOptions) {
		return { code: 'exercise-text.too-many-options', values: { most: mostOptions }, line }
	}
	const empty = kind.hasBareOptions
		? undefined
		: optionParts.find((part) => isWithoutText(textOf([part])))
	const emptyLine = rest.find(({ number }) => number === empty?.line)
	if (emptyLine) return invalidLine(emptyLine)
	const answered = kind.read(optionParts.map(optionOf))
	if (!answered.ok) return { ...answered.error, line }
	const explanation = textOf(parts.filter(({ marker }) => marker === '?'))
	return { type, question, ...answered.value, explanation }
}

function invalidLine({ text, number }: Line): Problem {
	return { code: 'exercise-text.invalid-line', values: { source: text }, line: number }
}

function isWithoutText(text: Record<string, string>): boolean {
	return Object.keys(text).length === 0
}

function formatBlock({ type, question, options, answer, explanation }: Exercise): string {
	const typed = exerciseKinds[type].write({ options: options ?? [], answer })
	return [
		`[${type}]`,
		...formatText(question, ''),
		...typed.flatMap(({ isRight, text }) => formatText(text, isRight ? '*' : '-')),
		...(isWithoutText(explanation) ? [] : formatText(explanation, '?')),
	].join('\n')
}
