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

import type { Problem } from '#app/domain/problem.ts'
import { problemText } from '#app/domain/problem.ts'
import { mostOptions } from './answer.ts'
import { type Exercise, exerciseKinds, isExerciseType } from './exercise.ts'
import { bareTag, type TypedOption } from './kinds/kind.ts'
import { type LocalizedText, languageTag } from './localized-text.ts'

export type ExerciseBlock =
	| { ok: true; exercise: Exercise; source: string }
	| { ok: false; problem: Problem; source: string }

const typeTag = /^\s*\[\s*([^\]]*?)\s*\]\s*$/u
const taggedLine = /^\s*([^\s:：]+)\s*[:：]\s*(.*?)\s*$/su

export function parseExerciseText(text: string): ExerciseBlock[] {
	return splitBlocks(text.normalize('NFC')).map(({ lines, firstLine }) => {
		const source = lines.join('\n').trim()
		const read = readBlock(lines, firstLine)
		return 'code' in read
			? { ok: false, problem: read, source }
			: { ok: true, exercise: read, source }
	})
}

export function formatExerciseText(exercises: readonly Exercise[]): string {
	return exercises.map(formatBlock).join('\n\n')
}

/** The sentence for a block that could not be read. */
export function blockProblemText(block: ExerciseBlock & { ok: false }): string {
	return problemText(block.problem)
}

type RawBlock = { lines: string[]; firstLine: number }

/** Each type tag begins a block; text before the first one is a block without a type. */
function splitBlocks(text: string): RawBlock[] {
	const blocks: RawBlock[] = []
	for (const [index, line] of text.split(/\r\n|[\n\r\u2028\u2029]/u).entries()) {
		const last = blocks.at(-1)
		if (typeTag.test(line)) blocks.push({ lines: [line], firstLine: index + 1 })
		else if (last) last.lines.push(line)
		else if (line.trim() !== '') blocks.push({ lines: [line], firstLine: index + 1 })
	}
	return blocks
}

/** A question, an option or the explanation while its lines are read. */
type Part = { marker: '' | '-' | '*' | '?'; text: Map<string, string>; lastTag: string | undefined }

function readBlock([head = '', ...rest]: string[], firstLine: number): Exercise | Problem {
	const type = typeTag.exec(head)?.[1]
	if (type === undefined) return { code: 'exercise-text.no-type', line: firstLine }
	if (!isExerciseType(type)) {
		return { code: 'exercise-text.invalid-type', values: { type }, line: firstLine }
	}
	const kind = exerciseKinds[type]
	const parts: Part[] = [{ marker: '', text: new Map(), lastTag: undefined }]
	for (const [index, line] of rest.entries()) {
		if (line.trim() === '') continue
		if (!addLine(parts, line, kind.hasBareOptions)) {
			const values = { source: line.trim() }
			return { code: 'exercise-text.invalid-line', values, line: firstLine + index + 1 }
		}
	}
	const question = textOf(parts.filter(({ marker }) => marker === ''))
	if (Object.keys(question).length === 0)
		return { code: 'exercise-text.no-question', line: firstLine }
	const typed = parts.filter(({ marker }) => marker === '-' || marker === '*').map(optionOf)
	if (typed.length > mostOptions) {
		return {
			code: 'exercise-text.too-many-options',
			values: { most: mostOptions },
			line: firstLine,
		}
	}
	const answered = kind.read(typed)
	if (!answered.ok) return { ...answered.error, line: firstLine }
	const explanation = textOf(parts.filter(({ marker }) => marker === '?'))
	return { type, question, ...answered.value, explanation }
}

/** Takes a line into the part it belongs to; false when it has no form we know. */
function addLine(parts: Part[], line: string, hasBareOptions: boolean): boolean {
	const trimmed = line.trimStart()
	const current = parts.at(-1)
	if (trimmed.startsWith('\\')) return continueText(current, trimmed.slice(1))
	const marker = trimmed.charAt(0)
	if (marker === '-' || marker === '*' || marker === '?') {
		const part: Part = { marker, text: new Map(), lastTag: undefined }
		parts.push(part)
		const content = trimmed.slice(1)
		return hasBareOptions && marker !== '?'
			? addText(part, bareTag, content.trim())
			: addTagged(part, content)
	}
	return current !== undefined && addTagged(current, line)
}

function addTagged(part: Part, line: string): boolean {
	const [, tag, text] = taggedLine.exec(line) ?? []
	if (tag === undefined || text === undefined || !languageTag.test(tag)) return false
	return addText(part, tag.toLowerCase(), text)
}

function addText(part: Part, tag: string, text: string): boolean {
	const before = part.text.get(tag)
	// A language given twice goes on: nothing that was typed is lost.
	part.text.set(tag, before === undefined ? text : `${before}\n${text}`)
	part.lastTag = tag
	return true
}

function continueText(part: Part | undefined, text: string): boolean {
	if (part?.lastTag === undefined) return false
	return addText(part, part.lastTag, text.trimEnd())
}

function textOf(parts: readonly Part[]): LocalizedText {
	const merged = new Map<string, string>()
	for (const { text } of parts) {
		for (const [tag, said] of text) {
			const before = merged.get(tag)
			merged.set(tag, before === undefined ? said : `${before}\n${said}`)
		}
	}
	return Object.fromEntries(merged)
}

function optionOf(part: Part): TypedOption {
	return { isRight: part.marker === '*', text: textOf([part]) }
}

function formatBlock(exercise: Exercise): string {
	const { type, question, answer, explanation } = exercise
	const options = exerciseKinds[type].write({ options: exercise.options ?? [], answer })
	return [
		`[${type}]`,
		...formatText(question, ''),
		...options.flatMap(({ isRight, text }) => formatText(text, isRight ? '* ' : '- ')),
		...formatText(explanation, '? '),
	].join('\n')
}

function formatText(text: LocalizedText, marker: string): string[] {
	return Object.entries(text).flatMap(([tag, said], index) => {
		const [first = '', ...more] = said.split('\n')
		const start = `${index === 0 ? marker : ''}${tag === bareTag ? '' : `${tag}: `}${first}`
		return [start.trimEnd(), ...more.map((line) => `\\${line}`)]
	})
}
