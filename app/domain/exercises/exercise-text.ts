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
 * - `-` begins a wrong option, `*` a right one, `?` the explanation; lines before these are the
 *   question. Further lines up to the next marker are the same text in other languages.
 * - A line is a language tag, a colon and a text. The answer of true_false is `* true` or `* false`
 *   without a tag.
 * - A line that begins with `\` continues the text above; everything after the `\` is literal.
 * - The question's line `sound: 买东西` is spoken by a play button and not shown.
 * - In Chinese, words may be cut with ␟ and followed by their reading: 慢慢␟地[de]走.
 */
import { hasHanzi } from '#app/domain/hanzi.ts'
import { shownAside } from '#app/domain/lesson-text/aside.ts'
import { type Problem, problemText } from '#app/domain/problem.ts'
import { longestLine } from '#app/domain/speech/longest-line.ts'
import { mostOptions } from './answer.ts'
import type { Exercise } from './exercise.ts'
import { exerciseKinds, isExerciseType } from './exercise-kinds.ts'
import { type LocalizedText, soundTag, takeSound } from './localized-text.ts'
import { addLine, formatText, localizedTextOf, optionOf, type TypedPart } from './typed-part.ts'
import { notationProblem } from './written-exercise.ts'

/** `line` is the line of the type tag, from 1. */
export type ExerciseBlock = { source: string; line: number } & (
	| { ok: true; exercise: Exercise }
	| { ok: false; problem: Problem }
)

export type FailedBlock = ExerciseBlock & { ok: false }

type Line = { text: string; number: number }

/** A type tag alone on a trimmed line. Chinese brackets are accepted too. */
const typeTag = /^[[［【]([^\]］】]*)[\]］】]$/u

/** Parses each block by itself: a block with a problem doesn't affect the others. Never throws. */
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

/** The error message of a failed block. */
export function blockProblemText(block: FailedBlock): string {
	return problemText(block.problem)
}

/** Splits before each type tag; text before the first tag is a block without a type. */
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
	const invalid = rest.find((next) => !addLine(parts, next, kind.hasBareOptions))
	if (invalid) return invalidLine(invalid)
	const question = localizedTextOf(parts.filter(({ marker }) => marker === ''))
	if (isWithoutText(takeSound(question).text)) return { code: 'exercise-text.no-question', line }
	const unheard = soundProblem(question, kind.needsSound)
	if (unheard) return { ...unheard, line: lineOfSound(rest) ?? line }
	const optionParts = parts.filter(({ marker }) => marker === '-' || marker === '*')
	if (optionParts.length > mostOptions) {
		return { code: 'exercise-text.too-many-options', values: { most: mostOptions }, line }
	}
	const empty = kind.hasBareOptions
		? undefined
		: optionParts.find((part) => isWithoutText(localizedTextOf([part])))
	const emptyLine = rest.find(({ number }) => number === empty?.line)
	if (emptyLine) return invalidLine(emptyLine)
	const answered = kind.read(optionParts.map(optionOf), question)
	if (!answered.ok) return { ...answered.error, line: answered.error.line ?? line }
	const explanation = localizedTextOf(parts.filter(({ marker }) => marker === '?'))
	const exercise = { type, question, ...answered.value, explanation }
	const misread = notationProblem(exercise)
	return misread ? { ...misread, line } : exercise
}

function invalidLine({ text, number }: Line): Problem {
	return { code: 'exercise-text.invalid-line', values: { source: text }, line: number }
}

function soundProblem(question: LocalizedText, needsSound?: boolean): Problem | undefined {
	const { sound } = takeSound(question)
	if (sound === undefined) return needsSound ? { code: 'exercise-text.no-sound' } : undefined
	if (!hasHanzi(sound)) return { code: 'exercise-text.sound-without-hanzi', values: { sound } }
	const { length } = shownAside(sound).text
	if (length <= longestLine) return undefined
	const values = { most: longestLine, length }
	return { code: 'exercise-text.sound-too-long', values }
}

function lineOfSound(lines: readonly Line[]): number | undefined {
	return lines.find(({ text }) => text.toLowerCase().startsWith(soundTag))?.number
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
